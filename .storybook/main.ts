import { defineMain } from '@storybook/react-vite/node';
import { propTypesPlugin } from './propTypes.ts';
import { sourceUrl } from './sourceUrl.ts';

/** The base URL of links to source files; without it Storybook shows only the path. */
const source = sourceUrl(process.env);

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // .storybook/public contains MSW's worker, which must never be part of the site.
  staticDirs: ['../public', './public'],
  env: (env) => ({ ...env, ...(source && { STORYBOOK_SOURCE_URL: source }) }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The search finds headings of docs pages, such as the search words of 'Find a component'.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({ ...config, plugins: [propTypesPlugin(), ...(config.plugins ?? [])] }),
});
