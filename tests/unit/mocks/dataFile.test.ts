import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startApi } from '#mocks/json-server/startApi.ts';
import { tempDir } from '../../server/onEnd.ts';

it.each([0, 1, 2])('starts from a brand with %i entries of each kind', async (count) => {
  const entries = Array.from({ length: count }, (_, index) => ({
    _id: String(index + 1).padStart(24, '0'),
    title: 'A title',
    content: 'A text.',
    name: 'A name',
    message: 'A message.',
  }));
  const dir = tempDir();
  const seedFile = join(dir, 'seed.json');
  writeFileSync(seedFile, JSON.stringify({ blogs: entries, testimonials: entries }));
  const api = await startApi({ port: 0, dataDir: join(dir, 'data'), seedFile });
  for (const kind of ['blogs', 'testimonials']) {
    const response = await fetch(`${api.url}/api/${kind}/get`);
    expect(await response.json()).toHaveLength(count);
  }
  await api.close();
  expect(readFileSync(api.dataFile, 'utf8')).toContain('"blogs"');
});
