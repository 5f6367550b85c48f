import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { site } from '#brand/site.ts';
import { sampleFields } from '#tools/build/sampleData.ts';
import { root } from '#tools/settings/settings.ts';

/** The traces of the sample brand in a file: a brand that took its place may have none. */
export const sampleTraces: readonly string[] = [
  'deurali',
  'Putalisadak',
  'She reads statements of purpose with a pencil',
  '+97710000000',
  '+977 1-000 0000',
  '9779000000000',
  'From the pass you see the way on',
  'one clear step at a time',
  'Some universities pay us when a student enrols. Ask us which',
  // The brand, its accent and the night; the drawings of the countries share its paper.
  '#B3123B',
  '#CF1F50',
  '#F2A516',
  '#12263F',
  '#0B1A2D',
  '#1A3350',
  // The land on the map of the home page.
  '#5D7695',
];

/** A line for each field of `brand/site.ts` and each trace of the sample in these folders. */
export function sampleLeft(folders: readonly string[]): string[] {
  const answers = join(root, 'brand/answers.json');
  const own = existsSync(answers) ? readFileSync(answers, 'utf8').toLowerCase() : '';
  // A consultancy in the same street, or with the same colour, keeps it.
  const traces = sampleTraces.filter((trace) => !own.includes(trace.toLowerCase()));
  return [
    ...sampleFields(site).map((field) => `brand/site.ts: ${field}`),
    ...folders.flatMap((folder) =>
      // Elsewhere it is an example: in stories, or of an address that somebody types.
      findTraces(
        join(root, folder),
        folder === 'server/deploy' ? [...traces, 'example.com'] : traces,
      ),
    ),
  ];
}

/** A line for each trace in a file of a folder, whatever its case. */
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
