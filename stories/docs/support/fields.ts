import type { GenericSchema } from 'valibot';
import { type JsonSchema, jsonSchemaOf } from '#mocks/jsonSchema.ts';

interface FieldFacts {
  /** With the fields above it: 'account.role'. */
  readonly name: string;
  /** Its type, such as 'text' or 'text, or null'. */
  readonly holds: string;
  readonly isRequired: boolean;
  /** Its meaning, and rules beyond its type, such as 'must not be empty'. */
  readonly rules: string;
}

/** The content of a schema: the fields of an object or of the objects in a list. */
interface ShapeFacts {
  readonly isList: boolean;
  readonly mayBeNull: boolean;
  readonly fields: readonly FieldFacts[];
}

const words: Readonly<Record<string, string>> = { string: 'text', boolean: 'true or false' };

/** Reads a schema of the contract: its fields, their types and their rules. */
export function readFields(schema: GenericSchema): ShapeFacts {
  const { inner, mayBeNull } = unwrap(jsonSchemaOf(schema));
  const isList = inner.type === 'array';
  return {
    isList,
    mayBeNull,
    fields: fieldsOf(isList && isObject(inner.items) ? inner.items : inner),
  };
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema, prefix = ''): FieldFacts[] {
  return Object.entries(properties).flatMap(([key, property]) => {
    if (!isObject(property)) return [];
    const name = prefix + key;
    const { inner, mayBeNull } = unwrap(property);
    const field: FieldFacts = {
      name,
      holds: typeOf(inner) + (mayBeNull ? ', or null' : ''),
      isRequired: required.includes(key),
      rules: [property.description, inner !== property && inner.description]
        .filter(Boolean)
        .join('; '),
    };
    const entries = inner.type === 'array' && isObject(inner.items) ? inner.items : undefined;
    return [field, ...fieldsOf(entries ?? inner, `${name}${entries ? '[]' : ''}.`)];
  });
}

function unwrap(schema: JsonSchema): { inner: JsonSchema; mayBeNull: boolean } {
  const inner = schema.anyOf?.find((option) => isObject(option) && option.type !== 'null');
  return isObject(inner) ? { inner, mayBeNull: true } : { inner: schema, mayBeNull: false };
}

function typeOf({ type, enum: values, const: value }: JsonSchema): string {
  if (value !== undefined) return JSON.stringify(value);
  if (values) return values.map((each) => JSON.stringify(each)).join(' or ');
  return words[String(type)] ?? String(type);
}

function isObject(schema: unknown): schema is JsonSchema {
  return typeof schema === 'object' && schema !== null;
}
