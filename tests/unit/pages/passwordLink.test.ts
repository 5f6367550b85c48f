import { expect, it } from 'vitest';
import { readPasswordLink } from '#src/pages/SignIn/passwordLink.ts';

it('reads the links of the server and nothing else', () => {
  expect(readPasswordLink('#link=a_B-9')).toBe('a_B-9');
  expect(readPasswordLink('#first-owner=x')).toBe('x');
  for (const hash of ['', '#', '#link=', '#other=x', '#link=<b>', '#my-link=x', 'link=x']) {
    expect(readPasswordLink(hash)).toBeNull();
  }
});
