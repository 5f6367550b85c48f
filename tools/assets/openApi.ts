import { toJsonSchema } from '@valibot/to-json-schema';
import { type GenericSchema, getMetadata } from 'valibot';
import { blogSchema, newBlogSchema } from '#contracts/blogs.ts';
import { contentEndpoints, kinds } from '#contracts/content.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { newTestimonialSchema, testimonialSchema } from '#contracts/testimonials.ts';
import { responseCases } from '#mocks/msw/responseCases.ts';

/** The schemas of the contract, with their names in the document. */
const schemas: Readonly<Record<string, GenericSchema>> = {
  Testimonial: testimonialSchema,
  NewTestimonial: newTestimonialSchema,
  TestimonialUpdate: kinds.testimonials.update.request,
  Blog: blogSchema,
  NewBlog: newBlogSchema,
  BlogUpdate: kinds.blogs.update.request,
  Message: contentEndpoints.deleteBlog.response,
};

/** When a server responds with an error. */
const errors: Readonly<Record<string, string>> = {
  400: 'The body is not JSON, or a field is missing or invalid. The message names the field.',
  404: 'No entry has this id.',
  413: 'The body is over 1 MB.',
  500: 'The server failed.',
};

/** The contract as an OpenAPI document, for docs/openapi.json. The e-mail service is not part of it. */
export function openApiDocument(): string {
  const document = {
    openapi: '3.1.1',
    info: {
      title: 'Deurali Education Network',
      version: '1.0.0',
      description:
        'The API of the site, generated from contracts/ by `npm run generate:openapi`. Required text contains more than white space and is stored as it was sent. Unknown fields and `_id` in a body are ignored. Lists are sorted newest first. The client sends no authorisation.',
    },
    servers: [{ url: '/api' }],
    paths: readPaths(),
    components: { schemas: readSchemas() },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function readPaths(): Record<string, object> {
  const paths: Record<string, object> = {};
  for (const [name, endpoint] of Object.entries(contentEndpoints)) {
    const path = endpoint.path.replace(':id', '{id}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return paths;
}

function operation(name: string, endpoint: Endpoint<unknown, unknown>) {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return {
    operationId: name,
    summary: words.slice(0, 1).toUpperCase() + words.slice(1),
    tags: [endpoint.path.split('/')[1]],
    ...(endpoint.path.includes(':id') && {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    }),
    ...(endpoint.request && {
      requestBody: { required: true, content: json(endpoint.request) },
    }),
    responses: {
      [endpoint.status]: {
        description: 'The request succeeded.',
        content: json(endpoint.response),
      },
      ...Object.fromEntries(errorStatusesOf(name).map((status) => [status, errorResponse(status)])),
    },
  };
}

function errorResponse(status: string) {
  return { description: errors[status], content: json(contentEndpoints.deleteBlog.response) };
}

/** The error statuses of a call, as the mock backend and the stories know them. */
function errorStatusesOf(name: string): string[] {
  return Object.keys(errors).filter((status) => responseCases.includes(`${name}-${status}`));
}

function json(schema: GenericSchema) {
  return { 'application/json': { schema: refer(schema) } };
}

/** Refers to a schema of the document, to a list of them, or to one that may be null. */
function refer(schema: GenericSchema): object {
  const entry = Object.entries(getMetadata(schema)).find(([key]) => key === 'entry')?.[1];
  if (isSchema(entry)) return { type: 'array', items: refer(entry) };
  if ('wrapped' in schema && isSchema(schema.wrapped))
    return { anyOf: [refer(schema.wrapped), { type: 'null' }] };
  const name = Object.keys(schemas).find((key) => schemas[key] === schema);
  if (!name) throw new Error('A schema of the contract has no name in the OpenAPI document.');
  return { $ref: `#/components/schemas/${name}` };
}

function isSchema(value: unknown): value is GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

/** What a server receives and sends: the input of each schema. */
function readSchemas(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $schema: _, ...jsonSchema } = toJsonSchema(schema, {
        target: 'draft-2020-12',
        typeMode: 'input',
        // The contract's only check: more than white space.
        overrideAction: ({ valibotAction, jsonSchema }) =>
          valibotAction.type === 'check' ? { ...jsonSchema, pattern: '\\S' } : undefined,
      });
      return [name, jsonSchema];
    }),
  );
}
