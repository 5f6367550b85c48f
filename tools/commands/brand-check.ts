import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { site } from '#brand/site.ts';
import { missingFields, sampleFields } from '#tools/build/sampleData.ts';
import { CliError } from '#tools/settings/cliError.ts';
import { root } from '#tools/settings/settings.ts';
import { sampleTraces } from '../brand/sample.ts';

/** The folders that are searched, and the command that builds each. */
const folders = {
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
  const exists = (folder: string) => existsSync(join(root, folder));
  const found = [
    ...Object.keys(folders)
      .filter(exists)
      .flatMap((folder) => findTraces(join(root, folder), traces)),
    ...sampleFields(site).map((field) => `brand/site.ts: ${field}`),
  ];
  for (const line of found) console.log(line);
  for (const field of missingFields(site)) {
    console.log(`brand/site.ts has no ${field}: families look for it, see docs/brand.md`);
  }
  for (const [folder, command] of Object.entries(folders)) {
    if (!exists(folder)) console.log(`${folder} is not built: ${command}`);
  }
  if (found.length > 0) throw new CliError('This is left of the sample.');
  console.log('Nothing is left of the sample.');
}

/** A line for each trace in a file of a folder, whatever its case. Compressed files are left out. */
function findTraces(folder: string, traces: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|zst|woff2|webp|map)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .flatMap((file) => {
      const content = readFileSync(file, 'latin1').toLowerCase();
      return traces.flatMap((trace) => {
        const count = content.split(trace.toLowerCase()).length - 1;
        const times = count > 1 ? `, ${count} times` : '';
        return count > 0 ? [`${relative(root, file)}: ${trace}${times}`] : [];
      });
    });
}
