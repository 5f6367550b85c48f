import { supportedBrowsers } from './supportedBrowsers.ts';
import { inSentence } from './wording.ts';

/** Their names and versions, in a sentence. */
export const supportedBrowserNames = inSentence(
  Object.entries(supportedBrowsers).map(([name, version]) => `${name} ${version}`),
  'or',
);
