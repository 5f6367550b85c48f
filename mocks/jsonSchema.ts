import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

export type { JsonSchema } from '@valibot/to-json-schema';

/** Schemas with a name, to which other schemas refer. */
export type Definitions = Readonly<Record<string, v.GenericSchema>>;

/** The JSON schema of what a schema of the contract accepts, with its errors as descriptions. */
export function jsonSchemaOf(schema: v.GenericSchema, definitions: Definitions = {}): JsonSchema {
  const entry = Object.entries(v.getMetadata(schema)).find(([key]) => key === 'entry')?.[1];
  if (isSchema(entry)) return { type: 'array', items: jsonSchemaOf(entry, definitions) };
  const { $schema: _, $defs: __, ...jsonSchema } = toJsonSchema(schema, configOf(definitions));
  return jsonSchema;
}

/** The JSON schema of each definition. */
export function jsonSchemasOf(definitions: Definitions): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => {
      const { [name]: _, ...others } = definitions;
      return [name, jsonSchemaOf(schema, others)];
    }),
  );
}

const configOf = (definitions: Definitions): ConversionConfig => ({
  target: 'draft-2020-12',
  typeMode: 'input',
  definitions: { ...definitions },
  // The server changes the text before it checks it, so the rule is that of the changed text.
  ignoreActions: ['trim', 'to_lower_case'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (!('message' in valibotAction) || typeof valibotAction.message !== 'string')
      return undefined;
    const description = [jsonSchema.description, valibotAction.message].filter(Boolean).join('; ');
    return { ...jsonSchema, description };
  },
});

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}
