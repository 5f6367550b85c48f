import { expect, test } from 'vitest';
import { actionsOfKind, auditActions, auditKinds, describeAuditAction } from '#contracts/audit.ts';
import { bin, binEndpoints } from '#contracts/bin.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { endpoints } from '#contracts/endpoints.ts';

test.each([
  ['signed in', { text: 'signed in' }],
  ['DELETE /api/blogs/delete/6a1b', { text: 'deleted a blog', id: '6a1b' }],
  ['POST /api/blogs/created', { text: 'POST /api/blogs/created' }],
])('%s', (action, description) => {
  expect(describeAuditAction(action)).toEqual(description);
});

test('a password is found with the accounts, not with the sign-ins', () => {
  expect(actionsOfKind('accounts').exact).toContain(auditActions.passwordSet);
  expect(actionsOfKind('sign-ins').exact).not.toContain(auditActions.passwordSet);
});

test('the bin has all endpoints of its kinds', () => {
  const all = Object.values(bin).flatMap(({ putBack, remove }) => [putBack, remove]);
  expect(Object.values(binEndpoints)).toEqual([binEndpoints.listBin, ...all]);
});

test('each write that is logged has readable words and one kind', () => {
  const actions = auditKinds.map(actionsOfKind);
  for (const { method, path, action } of Object.values<AnyEndpoint>(endpoints)) {
    if (!action) continue;
    const logged = `${method} /api${path}`.replace(':id', '6a1b');
    expect(describeAuditAction(logged).text).toBe(action);
    const kinds = actions.filter(
      ({ exact, prefixes }) =>
        exact.includes(logged) || prefixes.some((prefix) => logged.startsWith(prefix)),
    );
    expect(kinds).toHaveLength(1);
  }
});
