import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openApiDocument } from '#tools/assets/openApi.ts';

it('docs/openapi.json is current: run npm run generate openapi', () => {
  expect(readFileSync('docs/openapi.json', 'utf8')).toBe(openApiDocument());
});
