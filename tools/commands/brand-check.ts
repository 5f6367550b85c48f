import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { site } from '#brand/site.ts';
import { sampleFields } from '#tools/build/sampleData.ts';
import { CliError } from '#tools/settings/cliError.ts';
import { root } from '#tools/settings/settings.ts';
import { findTraces } from '../brand/findTraces.ts';
import { sampleTraces } from '../brand/sample.ts';

/** What is searched, by the command that makes it. */
const places = {
  brand: '',
  'server/deploy': '',
  dist: 'npm run build',
  'dist-server': 'npm run server -- build',
  'storybook-static': 'npm run build:storybook',
} as const;

/** `npm run brand:check`: names what is left of the sample brand. Ends with 1 if something is. */
export async function main(): Promise<void> {
  const answers = join(root, 'brand/answers.json');
  const own = existsSync(answers) ? readFileSync(answers, 'utf8').toLowerCase() : '';
  // A consultancy in the same street, or with the same colour, keeps it.
  const traces = sampleTraces.filter((trace) => !own.includes(trace.toLowerCase()));
  const exists = (place: string) => existsSync(join(root, place));
  const found = findTraces(
    Object.keys(places).map((place) => join(root, place)),
    traces,
  );
  for (const { file, trace, count } of found) {
    console.log(`${relative(root, file)}: ${trace}${count > 1 ? `, ${count} times` : ''}`);
  }
  const fields = sampleFields(site);
  for (const field of fields) console.log(`brand/site.ts: ${field}`);
  for (const [place, command] of Object.entries(places)) {
    if (!exists(place)) console.log(`${place} is not built: ${command}`);
  }
  if (found.length + fields.length > 0) {
    throw new CliError('This is left of the sample.');
  }
  console.log('Nothing is left of the sample.');
}
