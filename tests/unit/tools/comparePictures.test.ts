import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { changesPage, comparePictures } from '#tools/testing/comparePictures.ts';

/** A folder with pictures of one colour each, 10 px wide. */
async function folderOf(pictures: Record<string, string>, width = 10): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'page'));
  for (const [name, background] of Object.entries(pictures)) {
    const image = sharp({ create: { width, height: 10, channels: 3, background } });
    writeFileSync(join(folder, 'page', `${name}.png`), await image.png().toBuffer());
  }
  return folder;
}

test('pictures that are changed, new or gone are named, and the same ones are not', async () => {
  const before = await folderOf({ same: '#fff', near: '#fff', other: '#fff', gone: '#fff' });
  const after = await folderOf({ same: '#fff', near: '#fcfcfc', other: '#000', added: '#fff' });
  const changes = await comparePictures(before, after);
  expect(changes.map(({ name }) => name).toSorted()).toEqual([
    'page/added.png',
    'page/gone.png',
    'page/other.png',
  ]);
  expect(changes.every(({ share }) => share === 1)).toBe(true);
});

test('the page has both pictures in it, and says what is new or gone', async () => {
  const before = await folderOf({ other: '#fff', gone: '#fff' });
  const after = await folderOf({ other: '#fff', added: '#000' }, 20);
  const page = changesPage(await comparePictures(before, after), 'Since <main>');
  expect(page).toContain('Since &lt;main>');
  expect(page).toContain('page/added.png</a>: new');
  expect(page).toContain('page/gone.png</a>: gone');
  expect(page.match(/data:image\/png/g)).toHaveLength(4);
});
