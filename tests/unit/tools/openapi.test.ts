import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from '#contracts/endpoints.ts';
import { openApiDocument } from '#tools/assets/openApi.ts';

const text = openApiDocument();
const document = JSON.parse(text);

it('docs/openapi.json is current: run npm run generate openapi', () => {
  expect(readFileSync('docs/openapi.json', 'utf8')).toBe(text);
});

it('has an operation for each endpoint, and each of its references leads to a schema', () => {
  const operations = Object.values<object>(document.paths).flatMap((path) => Object.keys(path));
  expect(operations).toHaveLength(Object.keys(endpoints).length);
  const names = Array.from(
    text.matchAll(/"\$ref": "#\/components\/schemas\/(\w+)"/g),
    ([, name]) => name,
  );
  expect(text.match(/\$ref/g)).toHaveLength(names.length);
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names));
});
