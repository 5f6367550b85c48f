import { expect, test } from 'vitest';
import { describeAuditAction } from '#contracts/endpoints.ts';

test.each([
  ['signed in', { text: 'signed in' }],
  ['POST /api/blogs/create', { text: 'added a blog' }],
  ['DELETE /api/blogs/delete/6a1b', { text: 'deleted a blog', id: '6a1b' }],
  ['DELETE /api/sessions', { text: 'ended all other sessions' }],
  ['DELETE /api/sessions/6a1b', { text: 'ended a session', id: '6a1b' }],
  ['POST /api/blogs/created', { text: 'POST /api/blogs/created' }],
])('%s', (action, description) => {
  expect(describeAuditAction(action)).toEqual(description);
});
