import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentEndpoints } from '#contracts/content.ts';
import { openApiDocument } from '#tools/assets/openApi.ts';

const document = JSON.parse(openApiDocument());

describe('docs/openapi.json', () => {
  it('is current: run npm run generate:openapi', () => {
    const file = join(import.meta.dirname, '../../../docs/openapi.json');
    expect(readFileSync(file, 'utf8')).toBe(openApiDocument());
  });

  it.each(Object.entries(contentEndpoints))('describes %s', (name, { method, path, status }) => {
    const operation = document.paths[path.replace(':id', '{id}')][method.toLowerCase()];
    expect(operation.operationId).toBe(name);
    expect(Object.keys(operation.responses)).toContain(String(status));
  });

  it('says what a body must contain', () => {
    expect(document.components.schemas.TestimonialUpdate).toEqual({
      type: 'object',
      properties: {
        name: { type: 'string', pattern: '\\S', maxLength: 20_000 },
        message: { type: 'string', maxLength: 20_000 },
      },
      required: ['message'],
    });
  });

  it('refers to the entries of a list, and to a blog that may be missing', () => {
    const schemaOf = (path: string) =>
      document.paths[path].get.responses[200].content['application/json'].schema;
    const blog = { $ref: '#/components/schemas/Blog' };
    expect(schemaOf('/blogs/get')).toEqual({ type: 'array', items: blog });
    expect(schemaOf('/blogs/get/{id}')).toEqual({ anyOf: [blog, { type: 'null' }] });
  });
});
