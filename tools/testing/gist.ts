import { stripVTControlCharacters } from 'node:util';

/** How many lines of an error the summary repeats. */
const GIST_LINES = 4;

/** The first lines of an error, without colours and without where it was thrown. */
export function gist(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, GIST_LINES)
    .join('\n    ');
}
