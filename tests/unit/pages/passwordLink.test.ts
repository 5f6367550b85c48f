import { expect, it } from 'vitest';
import { readPasswordLink } from '#src/pages/SignIn/passwordLink.ts';

it('reads the links of the server and nothing else', () => {
  expect(readPasswordLink('#link=a_B-9')).toEqual({ token: 'a_B-9', isFirstOwner: false });
  expect(readPasswordLink('#first-owner=x')).toEqual({ token: 'x', isFirstOwner: true });
  for (const hash of ['', '#', '#link=', '#other=x', '#link=<b>', '#my-link=x', 'link=x']) {
    expect(readPasswordLink(hash)).toBeNull();
  }
});
