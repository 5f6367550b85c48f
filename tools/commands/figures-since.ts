import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliError } from '#environment/cliError.ts';
import { root } from '#environment/settings.ts';
import { createTempDir } from '#environment/tempDir.ts';
import { destinations } from '#src/content/destinations/destinations.ts';
import { loadDestination } from '#src/content/destinations/loadDestination.ts';
import { nepalFigures } from '#src/content/nepal.ts';
import type { DestinationSlug } from '#src/domain/destination.ts';
import { nepalDay } from '#src/domain/nepalTime.ts';
import { changesPage } from '../assets/figureChanges.ts';
import { type AnyGuide, guideRows, nepalRows } from '../assets/guideRows.ts';

/**
 * `npm run figures:since -- <commit>` writes docs/figures-before-after.md: every row of the guides and of
 * /compare as that version of the site had it, and as it is today.
 */
export async function main([commit]: readonly string[]): Promise<void> {
  if (!commit) throw new CliError('Name the commit to compare with.');
  const day = nepalDay(new Date());
  const old = createTempDir('figures-since');
  try {
    const loadBefore = await checkOut(commit, old.dir);
    const countries = await Promise.all(
      destinations.map(async ({ slug, name }) => ({
        name,
        before: guideRows(await loadBefore(slug), day),
        now: guideRows(await loadDestination(slug), day),
      })),
    );
    const nepal = { name: 'From Nepal', before: [], now: nepalRows(nepalFigures, day) };
    const args = ['show', '-s', '--format=commit %h of %cs', commit];
    const from = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
    const page = changesPage([...countries, nepal], { from: from.trim(), day });
    writeFileSync(join(root, 'docs/figures-before-after.md'), page);
  } finally {
    old.remove();
  }
}

/** Extracts the content of a commit into a folder, and returns the loader of its guides. */
async function checkOut(commit: string, dir: string) {
  const paths = ['package.json', 'src', 'contracts'];
  const archive = execFileSync('git', ['archive', commit, ...paths], {
    cwd: root,
    maxBuffer: 1024 ** 3,
  });
  execFileSync('tar', ['-x', '-C', dir], { input: archive });
  const file = join(dir, 'src/content/destinations/loadDestination.ts');
  const module: { loadDestination: (slug: DestinationSlug) => Promise<AnyGuide> } = await import(
    pathToFileURL(file).href
  );
  return module.loadDestination;
}
