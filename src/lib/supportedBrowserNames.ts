import { supportedBrowsers } from './supportedBrowsers.ts';

/** Their names and versions, in a sentence. */
export const supportedBrowserNames = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  Object.entries(supportedBrowsers).map(([name, version]) => `${name} ${version}`),
);
