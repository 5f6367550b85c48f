import { kinds } from '#contracts/content.ts';
import { type AnyEndpoint, errorsOf, messageSchema } from '#contracts/endpoint.ts';
import { resources, titleOf } from '#contracts/endpoints.ts';
import { IDEMPOTENCY_KEY_HEADER, MAX_KEY_LENGTH } from '#contracts/idempotencyKey.ts';
import { SESSION_COOKIE } from '#contracts/session.ts';
import { type Definitions, jsonSchemaOf, jsonSchemasOf } from '#mocks/jsonSchema.ts';
import { sampleBody } from '#mocks/samples.ts';
import { capitalize } from '#src/lib/wording.ts';

/** The schemas with a name in the document: those of each kind, and the message of a response. */
const definitions: Definitions = {
  ...Object.fromEntries(
    Object.values(kinds).flatMap(({ noun, create, update }) => {
      const name = capitalize(noun);
      return [
        [name, create.response],
        [`New${name}`, create.request],
        [`${name}Update`, update.request],
      ];
    }),
  ),
  Message: messageSchema,
};

/** The words for the access that an endpoint asks for. */
const callers = {
  public: 'Anyone may call it.',
  editor: 'Everybody who is signed in may call it.',
  owner: 'Only an owner may call it.',
} as const;

const idempotencyKey = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  description:
    'A second request with the same key and body is the first: it gets the same response and stores nothing.',
  schema: { type: 'string', minLength: 1, maxLength: MAX_KEY_LENGTH },
};

/** The contract as an OpenAPI document, without the e-mail service. */
export function openApiDocument(): string {
  const document = {
    openapi: '3.1.1',
    info: {
      title: 'The API of the consultancy’s site',
      version: '1.0.0',
      description:
        'The API of the site, generated from contracts/ by `npm run generate openapi`. Required text contains more than white space and is stored as it was sent. Unknown fields and `_id` in a body are ignored. Lists are sorted newest first. A server without accounts needs only the endpoints of entries, and anyone may call them.',
    },
    servers: [{ url: '/api' }],
    tags: Object.keys(resources).map((name) => ({ name })),
    paths: readPaths(),
    components: {
      schemas: jsonSchemasOf(definitions),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: `__Host-${SESSION_COOKIE}` },
      },
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function readPaths(): Record<string, object> {
  const paths: Record<string, object> = {};
  for (const [tag, endpoints] of Object.entries(resources)) {
    for (const [name, endpoint] of Object.entries<AnyEndpoint>(endpoints)) {
      const path = endpoint.path.replace(':id', '{id}');
      const method = endpoint.method.toLowerCase();
      paths[path] = { ...paths[path], [method]: operation(tag, name, endpoint) };
    }
  }
  return paths;
}

function operation(tag: string, name: string, endpoint: AnyEndpoint) {
  const { path, access, description, status = 200, query, acceptsIdempotencyKey } = endpoint;
  const { request, binaryBody, response } = endpoint;
  const parameters = [
    ...(path.includes(':id')
      ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]
      : []),
    ...Object.entries((query && jsonSchemaOf(query).properties) ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      schema,
    })),
    ...(acceptsIdempotencyKey ? [idempotencyKey] : []),
  ];
  return {
    operationId: name,
    summary: titleOf(name),
    description: [callers[access], description].filter(Boolean).join(' '),
    tags: [tag],
    ...(access !== 'public' && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(request && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: jsonSchemaOf(request, definitions),
            example: sampleBody(endpoint),
          },
        },
      },
    }),
    ...(binaryBody && {
      requestBody: {
        required: true,
        content: Object.fromEntries(binaryBody.types.map((type) => [type, {}])),
      },
    }),
    responses: {
      [status]: {
        description: 'The request succeeded.',
        content: { 'application/json': { schema: jsonSchemaOf(response, definitions) } },
      },
      ...errorResponses(endpoint),
    },
  };
}

/** A response for each status of an error. Its description is the messages. */
function errorResponses(endpoint: AnyEndpoint): Record<number, object> {
  const schema = jsonSchemaOf(messageSchema, definitions);
  const errors = errorsOf(endpoint);
  return Object.fromEntries(
    errors.map(({ status }) => [
      status,
      {
        description: errors
          .filter((error) => error.status === status)
          .map(({ message }) => message)
          .join(' / '),
        content: { 'application/json': { schema } },
      },
    ]),
  );
}
