import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tools/settings/settings.ts';

/** The addresses of a document's links to other files, without their fragments. */
const linksOf = (text: string) =>
  Array.from(text.matchAll(/\]\((?!\w+:|#|\/)([^)#\s]+)/g), ([, address = '']) => address);

test('every link between the documents leads to a file', () => {
  const links = globSync(['*.md', 'docs/*.md'], { cwd: root }).flatMap((file) =>
    linksOf(readFileSync(join(root, file), 'utf8')).map((address) => ({ file, address })),
  );
  expect(links.length).toBeGreaterThan(30);
  const broken = links.filter(
    ({ file, address }) => !existsSync(join(root, dirname(file), address)),
  );
  expect(broken).toEqual([]);
});
