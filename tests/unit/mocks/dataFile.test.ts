import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startApi } from '#mocks/json-server/startApi.ts';

const dir = mkdtempSync(join(tmpdir(), 'site-seed-'));
afterAll(() => rmSync(dir, { recursive: true }));

it.each([0, 1, 2])('starts from a brand with %i entries of each kind', async (count) => {
  const entries = Array.from({ length: count }, (_, index) => ({
    _id: String(index + 1).padStart(24, '0'),
    title: 'A title',
    content: 'A text.',
    name: 'A name',
    message: 'A message.',
  }));
  const seedFile = join(dir, `seed-${count}.json`);
  writeFileSync(seedFile, JSON.stringify({ blogs: entries, testimonials: entries }));
  const api = await startApi({ port: 0, dataDir: join(dir, `data-${count}`), seedFile });
  for (const kind of ['blogs', 'testimonials']) {
    const response = await fetch(`${api.url}/api/${kind}/get`);
    expect(await response.json()).toHaveLength(count);
  }
  await api.close();
  expect(readFileSync(api.dataFile, 'utf8')).toContain('"blogs"');
});
