import { expect, test } from 'vitest';
import { type AnyEndpoint, messageSchema } from '#contracts/endpoint.ts';
import { endpoints } from '#contracts/endpoints.ts';
import { readFields } from '../../../stories/docs/support/fields.ts';

test('reads the fields of a request with their rules', () => {
  const { isList, mayBeNull, fields } = readFields(endpoints.updateBlog.request);
  expect([isList, mayBeNull]).toEqual([false, false]);
  const limit = 'must have at most 20,000 characters';
  expect(fields.slice(1, 3)).toEqual([
    { name: 'content', holds: 'text', isRequired: true, rules: `must not be empty; ${limit}` },
    { name: 'author', holds: 'text, or null', isRequired: false, rules: limit },
  ]);
});

test('reads the fields of the entries of a list, also below a field', () => {
  expect(readFields(endpoints.listAccounts.response).isList).toBe(true);
  expect(readFields(endpoints.getSession.response).fields).toContainEqual({
    name: 'attacks[].count',
    holds: 'number',
    isRequired: true,
    rules: 'Wrong passwords in the last 24 hours',
  });
});

test('reads the fields below a field, and the values that it may have', () => {
  expect(readFields(endpoints.updateMessage.response).fields).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'mail', holds: 'object, or null', isRequired: true }),
      expect.objectContaining({ name: 'mail.state', holds: '"waiting" or "sent" or "failed"' }),
      expect.objectContaining({ name: 'mail.error', holds: 'text', isRequired: false }),
    ]),
  );
});

test('recognizes a response that may be null', () => {
  expect(readFields(endpoints.getBlog.response).mayBeNull).toBe(true);
});

test.each(Object.entries<AnyEndpoint>(endpoints))('%s has fields', (_name, endpoint) => {
  for (const schema of [endpoint.request ?? messageSchema, endpoint.response]) {
    expect(readFields(schema).fields).not.toHaveLength(0);
  }
});
