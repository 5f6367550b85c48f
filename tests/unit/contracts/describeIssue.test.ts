import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { describeIssue } from '#contracts/endpoint.ts';
import { endpoints } from '#contracts/endpoints.ts';

test.each([
  [null, 'The body must be an object'],
  ['text', 'The body must be an object'],
  [undefined, 'The body is required'],
  [{ username: 'asha' }, 'role is required'],
  [{ username: 'asha', role: 'guest' }, 'role must be owner or editor'],
])('%j: %s', (body, words) => {
  const [issue] = safeParse(endpoints.createAccount.request, body).issues ?? [];
  expect(issue && describeIssue(issue)).toBe(words);
});

test('names the field of an entry in a list, and a list itself', () => {
  const { response } = endpoints.listAccounts;
  const [entry] = safeParse(response, [{ id: 1 }]).issues ?? [];
  expect(entry && describeIssue(entry)).toMatch(/^0\.id /);
  const [list] = safeParse(response, {}).issues ?? [];
  expect(list && describeIssue(list)).toBe('The body must be an array');
});
