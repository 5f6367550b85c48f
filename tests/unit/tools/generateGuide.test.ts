import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, test } from 'vitest';
import { createCountry } from '#tools/commands/generate-guide.ts';
import { root } from '#tools/settings/settings.ts';
import { tempDir } from '../../server/onEnd.ts';
import { everyExam, everyGuide } from '../guides.ts';

const COUNTRIES = 'src/content/countries';

let dir: string;

beforeEach(() => {
  dir = tempDir();
  cpSync(join(root, COUNTRIES, 'countries.ts'), join(dir, COUNTRIES, 'countries.ts'));
});

const read = (path: string) => readFileSync(join(dir, path), 'utf8');

test('a country is a folder with two files, and an entry in the list', () => {
  const list = `${COUNTRIES}/countries.ts`;
  expect(createCountry('atlantis', dir)).toEqual([
    `${COUNTRIES}/atlantis/summary.ts`,
    `${COUNTRIES}/atlantis/guide.ts`,
    list,
  ]);
  expect(read(list)).toContain(
    "import { summary as atlantisSummary } from './atlantis/summary.ts'",
  );
  expect(read(list)).toMatch(/export const atlantis: CountryModule = {[^}]*atlantis\/guide\.ts/);
  expect(read(list)).toMatch(/,\n {2}atlantis,\n];\n$/);
  expect(read(`${COUNTRIES}/atlantis/guide.ts`)).toContain('export const atlantis = {');
});

test.each([undefined, 'New Zealand', '../japan', 'Japan'])('rejects %s', (slug) => {
  expect(() => createCountry(slug, dir)).toThrow('npm run generate country japan');
});

test('overwrites nothing, and writes nothing where the list has another form', () => {
  createCountry('atlantis', dir);
  expect(() => createCountry('atlantis', dir)).toThrow('atlantis/summary.ts exists already');
  writeFileSync(join(dir, `${COUNTRIES}/countries.ts`), 'export const all = {};\n');
  expect(() => createCountry('utopia', dir)).toThrow("The list has no '/** A country that'");
  expect(read(`${COUNTRIES}/countries.ts`)).toBe('export const all = {};\n');
});

it.each([...everyGuide, ...everyExam])('$slug is filled in', (content) => {
  expect(JSON.stringify(content)).not.toMatch(/TODO|todo\.example|"amount":0\b/);
});
