import { join } from 'node:path';
import { site } from '#brand/site.ts';
import { missingFields } from '#tools/build/sampleData.ts';
import { CliError } from '#tools/settings/cliError.ts';
import { root } from '#tools/settings/settings.ts';
import { sampleLeft } from '../brand/sample.ts';
import { lastChange } from '../serving/builtServer.ts';

/** The folders that are checked, a built one with its command. */
const folders = {
  brand: '',
  'server/deploy': '',
  dist: 'npm run build',
  'dist-server': 'npm run server -- build',
  'storybook-static': 'npm run build:storybook',
} as const;

/** `npm run brand:check`: names what is left of the sample brand. Ends with 1 if something is. */
export async function main(): Promise<void> {
  const changed = (folder: string) => lastChange(join(root, folder));
  const looked = Object.entries(folders)
    .filter(([folder, command]) => !command || changed(folder) > changed('brand'))
    .map(([folder]) => folder);
  const found = sampleLeft(looked);
  for (const line of found) console.log(line);
  for (const field of missingFields(site)) {
    console.log(`brand/site.ts has no ${field}: families look for it, see docs/brand.md`);
  }
  for (const [folder, command] of Object.entries(folders)) {
    if (!looked.includes(folder))
      console.log(`${folder} is missing or older than brand/, so not checked: ${command}`);
  }
  if (found.length > 0) throw new CliError(`Left of the sample, see above: ${found.length}.`);
  console.log(`Nothing is left of the sample in ${looked.join(', ')}.`);
}
