import type { GenericSchema, ObjectEntries, ObjectSchema } from 'valibot';

/** A field of a request or a response, in words. */
export interface FieldFacts {
  name: string;
  /** Its type, such as 'text' or 'text, or null'. */
  holds: string;
  isRequired: boolean;
  /** Rules beyond its type, such as 'must not be empty'. */
  rules: readonly string[];
}

/** What a schema describes: an object or a list of objects, and whether null is allowed. */
export interface ShapeFacts {
  isList: boolean;
  mayBeNull: boolean;
  fields: readonly FieldFacts[];
}

const words: Readonly<Record<string, string>> = { string: 'text' };

/** Reads a schema of the contract: its fields, their types and their rules. */
export function readSchema(schema: GenericSchema): ShapeFacts {
  const entry = entryOf(schema);
  if (entry) return { ...readSchema(entry), isList: true };
  const inner = wrappedOf(schema);
  if (inner) return { ...readSchema(inner), mayBeNull: true };
  const fields = isObjectSchema(schema) ? Object.entries(schema.entries) : [];
  return {
    isList: false,
    mayBeNull: false,
    fields: fields.map(([name, field]) => readField(name, field)),
  };
}

function readField(name: string, schema: GenericSchema): FieldFacts {
  const inner = wrappedOf(schema) ?? schema;
  const type = words[inner.type] ?? inner.type;
  const mayBeNull = schema.type === 'nullish' || schema.type === 'nullable';
  return {
    name,
    holds: mayBeNull ? `${type}, or null` : type,
    isRequired: schema.type !== 'nullish' && schema.type !== 'optional',
    rules: rulesOf(inner),
  };
}

/** The steps of a pipe. Valibot does not type them until it is known which they are. */
function stepsOf(schema: GenericSchema): readonly object[] {
  return 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : [];
}

function rulesOf(schema: GenericSchema): string[] {
  return stepsOf(schema).flatMap((step) => {
    if (!('kind' in step) || step.kind !== 'validation') return [];
    if ('message' in step && typeof step.message === 'string') return [step.message];
    if ('type' in step && step.type === 'min_length' && 'requirement' in step)
      return [`at least ${step.requirement} character`];
    return [];
  });
}

/** The schema of a list's entries. */
function entryOf(schema: GenericSchema): GenericSchema | undefined {
  for (const step of stepsOf(schema)) {
    if (!('metadata' in step) || typeof step.metadata !== 'object' || !step.metadata) continue;
    if ('entry' in step.metadata && isSchema(step.metadata.entry)) return step.metadata.entry;
  }
  return undefined;
}

/** The schema inside a nullable or optional one. */
function wrappedOf(schema: GenericSchema): GenericSchema | undefined {
  return 'wrapped' in schema && isSchema(schema.wrapped) ? schema.wrapped : undefined;
}

function isSchema(value: unknown): value is GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

function isObjectSchema(
  schema: GenericSchema,
): schema is GenericSchema &
  ObjectSchema<ObjectEntries & Record<string, GenericSchema>, undefined> {
  return schema.type === 'object' && 'entries' in schema;
}
