import { supportedBrowsers } from './supportedBrowsers.ts';

/** Their names and versions, in a sentence. */
export const supportedBrowserNames = Object.entries(supportedBrowsers)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' or ');
