import { expect, test } from 'vitest';
import { contentEndpoints } from '#contracts/content.ts';
import { readSchema } from '../../../stories/docs/support/readSchema.ts';

const limit = 'must have at most 20,000 characters';

test('reads the fields of a request with their rules', () => {
  expect(readSchema(contentEndpoints.updateBlog.request)).toEqual({
    isList: false,
    mayBeNull: false,
    fields: [
      { name: 'title', holds: 'text', isRequired: true, rules: ['must not be empty', limit] },
      { name: 'content', holds: 'text', isRequired: true, rules: ['must not be empty', limit] },
      { name: 'author', holds: 'text, or null', isRequired: false, rules: [limit] },
      { name: 'imageUrl', holds: 'text, or null', isRequired: false, rules: [] },
    ],
  });
});

test('reads the fields of the entries of a list', () => {
  const { isList, fields } = readSchema(contentEndpoints.listTestimonials.response);
  expect(isList).toBe(true);
  expect(fields.map(({ name }) => name)).toEqual(['_id', 'name', 'message', '_sample']);
  expect(fields[0]?.rules).toEqual(['at least 1 character']);
});

test('recognizes a response that may be null', () => {
  const { mayBeNull, fields } = readSchema(contentEndpoints.getBlog.response);
  expect(mayBeNull).toBe(true);
  expect(fields).toHaveLength(6);
});

test.each(Object.entries(contentEndpoints))('%s has fields', (_name, endpoint) => {
  expect(readSchema(endpoint.response).fields).not.toHaveLength(0);
});
