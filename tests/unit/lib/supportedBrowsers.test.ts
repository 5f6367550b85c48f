import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { supportedBrowserNames } from '#src/lib/supportedBrowserNames.ts';
import { root } from '#tools/settings/settings.ts';

it('README names the supported browsers', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(readme).toContain(`Full support: ${supportedBrowserNames}, and later.`);
});
