import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Baselines, browserFolder, pictureName } from '#tools/visual/baselines.ts';
import type { Picture } from '#tools/visual/picture.ts';

function plain(grey: number): Picture {
  return { width: 4, height: 4, data: new Uint8Array(64).fill(grey) };
}

/** A folder with three pictures, of which two look alike. */
async function makeBaselines(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'visual-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  await new Baselines(dir).change(async ({ write }) => {
    await write('pages-home/loaded.360.light', plain(255));
    await write('pages-home/empty.360.light', plain(255));
    await write('pages-home/failed.360.light', plain(100));
  });
  return dir;
}

const names = [
  'pages-home/empty.360.light',
  'pages-home/failed.360.light',
  'pages-home/loaded.360.light',
];

test('names tell the browser, the story, the width and the scheme', () => {
  expect(browserFolder('156.0.8078.79')).toBe(`chromium-156-${process.platform}`);
  expect(pictureName('pages-home--loaded', 360, 'dark')).toBe('pages-home/loaded.360.dark');
});

test('pictures that look alike share a file, and each is found by its name', async () => {
  const dir = await makeBaselines();
  expect(readdirSync(join(dir, 'pages-home'))).toHaveLength(2);
  const baselines = new Baselines(dir);
  expect(baselines.names()).toEqual(names);
  expect(baselines.namesOf('pages-home--loaded')).toEqual(['pages-home/loaded.360.light']);
  for (const [index, grey] of [255, 100, 255].entries()) {
    expect((await baselines.read(names[index] ?? ''))?.data[0]).toBe(grey);
  }
  expect(await baselines.read('pages-home/elsewhere.360.light')).toBeUndefined();
});

test('a change of one leaves the other that looked alike as it was', async () => {
  const baselines = new Baselines(await makeBaselines());
  await baselines.change(async ({ write, remove }) => {
    await write('pages-home/empty.360.light', plain(100));
    remove('pages-home/failed.360.light');
  });
  expect(baselines.names()).toEqual([names[0], names[2]]);
  expect((await baselines.read('pages-home/empty.360.light'))?.data[0]).toBe(100);
  expect((await baselines.read('pages-home/loaded.360.light'))?.data[0]).toBe(255);
});
