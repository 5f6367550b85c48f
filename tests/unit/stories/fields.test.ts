import { expect, test } from 'vitest';
import { type AnyEndpoint, messageSchema } from '#contracts/endpoint.ts';
import { endpoints } from '#contracts/endpoints.ts';
import { readFields } from '../../../stories/docs/support/fields.ts';

const limit = 'must have at most 20,000 characters';

test('reads the fields of a request with their rules', () => {
  expect(readFields(endpoints.updateBlog.request)).toEqual({
    isList: false,
    mayBeNull: false,
    fields: [
      { name: 'title', holds: 'text', isRequired: true, rules: `must not be empty; ${limit}` },
      { name: 'content', holds: 'text', isRequired: true, rules: `must not be empty; ${limit}` },
      { name: 'author', holds: 'text, or null', isRequired: false, rules: limit },
      {
        name: 'imageUrl',
        holds: 'text, or null',
        isRequired: false,
        rules: 'must have at most 2,000 characters',
      },
    ],
  });
});

test('reads the fields of the entries of a list, also below a field', () => {
  const { isList, fields } = readFields(endpoints.listAccounts.response);
  expect(isList).toBe(true);
  expect(fields).toContainEqual({
    name: 'signedInAt',
    holds: 'number, or null',
    isRequired: true,
    rules: 'When it last signed in, in ms since 1970; null if never',
  });
  expect(readFields(endpoints.getSession.response).fields).toContainEqual({
    name: 'attacks[].count',
    holds: 'number',
    isRequired: true,
    rules: 'Wrong passwords in the last 24 hours',
  });
});

test('reads the fields below a field, and the values that it may have', () => {
  const { fields } = readFields(endpoints.updateMessage.response);
  expect(fields.slice(-5)).toMatchObject([
    { name: 'status', holds: '"new" or "read" or "done"' },
    { name: 'receivedAt', holds: 'number' },
    { name: 'mail', holds: 'object, or null', isRequired: true },
    { name: 'mail.state', holds: '"waiting" or "sent" or "failed"' },
    { name: 'mail.error', holds: 'text', isRequired: false },
  ]);
});

test('recognizes a response that may be null', () => {
  const { mayBeNull, fields } = readFields(endpoints.getBlog.response);
  expect(mayBeNull).toBe(true);
  expect(fields).toHaveLength(7);
});

test.each(Object.entries<AnyEndpoint>(endpoints))('%s has fields', (_name, endpoint) => {
  for (const schema of [endpoint.request ?? messageSchema, endpoint.response]) {
    expect(readFields(schema).fields).not.toHaveLength(0);
  }
});
