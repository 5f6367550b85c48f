import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError } from '#environment/cliError.ts';
import { root } from '#environment/settings.ts';
import { baselinesFolder } from '../../tests/recorded.ts';
import { changesPage, comparePictures } from '../testing/comparePictures.ts';

/**
 * `npm run compare:pictures -- --before main` compares the recorded screenshots with those of a
 * commit or of a folder, and writes one HTML page with what differs: what a reviewer opens.
 * `--after` names another folder, `--out` the page. It says how many differ.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      before: { type: 'string', default: 'HEAD' },
      after: { type: 'string', default: baselinesFolder },
      out: { type: 'string', default: 'test-results/pictures.html' },
    },
  });
  const after = resolve(root, values.after);
  if (!existsSync(after)) throw new CliError(`No folder ${after}.`);
  const folder = resolve(root, values.before);
  const temporary = existsSync(folder) ? undefined : checkOut(values.before);
  try {
    const before = temporary ? join(temporary, baselinesFolder) : folder;
    const changes = await comparePictures(before, after);
    const out = resolve(root, values.out);
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, changesPage(changes, `Pictures since ${values.before}`));
    console.log(`${changes.length} pictures differ: ${out}`);
  } finally {
    if (temporary) rmSync(temporary, { recursive: true });
  }
}

/** Writes the screenshots of a commit into a new temporary folder. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    const archive = execFileSync('git', ['archive', commit, baselinesFolder], {
      cwd: root,
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw new CliError(`${commit} is neither a folder nor a commit with pictures. ${error}`);
  }
}
