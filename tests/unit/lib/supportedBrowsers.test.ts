import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { supportedBrowserNames } from '#src/lib/supportedBrowserNames.ts';

it('README names the supported browsers', () => {
  const text = `Full support: ${supportedBrowserNames}, and later.`;
  expect(readFileSync('README.md', 'utf8')).toContain(text);
});
