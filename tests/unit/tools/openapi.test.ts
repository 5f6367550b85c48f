import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AnyEndpoint, errorsOf } from '#contracts/endpoint.ts';
import { endpoints } from '#contracts/endpoints.ts';
import { openApiDocument } from '#tools/assets/openApi.ts';

const text = openApiDocument();
const document = JSON.parse(text);

const operationOf = ({ method, path }: AnyEndpoint) =>
  document.paths[path.replace(':id', '{id}')][method.toLowerCase()];

describe('docs/openapi.json', () => {
  it('is current: run npm run generate:openapi', () => {
    const file = join(import.meta.dirname, '../../../docs/openapi.json');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it.each(Object.entries<AnyEndpoint>(endpoints))('describes %s', (name, endpoint) => {
    const { acceptsIdempotencyKey: acceptsKey } = endpoint;
    const { operationId, responses, parameters, security, requestBody } = operationOf(endpoint);
    expect(operationId).toBe(name);
    const statuses = [endpoint, ...errorsOf(endpoint)].map(({ status }) => String(status));
    expect(Object.keys(responses).sort()).toEqual([...new Set(statuses)].sort());
    const hasParameters = [endpoint.path.includes(':id'), endpoint.query, acceptsKey].some(Boolean);
    expect(parameters !== undefined).toBe(hasParameters);
    expect(security !== undefined).toBe(endpoint.access !== 'public');
    expect(requestBody !== undefined).toBe(Boolean(endpoint.request ?? endpoint.binaryBody));
  });

  it('has no other operations, and each of its references leads to a schema', () => {
    const operations = Object.values<object>(document.paths).flatMap((path) => Object.keys(path));
    expect(operations).toHaveLength(Object.keys(endpoints).length);
    const names = Array.from(
      text.matchAll(/"\$ref": "#\/components\/schemas\/(\w+)"/g),
      ([, name]) => name,
    );
    expect(text.match(/\$ref/g)).toHaveLength(names.length);
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names));
  });

  it('says what a body must contain, in the words of the errors', () => {
    const limit = 'must have at most 20,000 characters';
    const name = { type: 'string', pattern: '\\S', maxLength: 20_000 };
    expect(document.components.schemas.TestimonialUpdate).toEqual({
      type: 'object',
      properties: {
        name: { ...name, description: `must not be empty; ${limit}` },
        message: { type: 'string', maxLength: 20_000, description: limit },
      },
      required: ['message'],
    });
  });

  it('refers to the entries of a list, and to a blog that may be missing', () => {
    const schemaOf = (endpoint: AnyEndpoint) =>
      operationOf(endpoint).responses[200].content['application/json'].schema;
    const blog = { $ref: '#/components/schemas/Blog' };
    expect(schemaOf(endpoints.listBlogs)).toEqual({ type: 'array', items: blog });
    expect(schemaOf(endpoints.getBlog)).toEqual({ anyOf: [blog, { type: 'null' }] });
  });
});
