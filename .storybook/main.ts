import { defineMain } from '@storybook/react-vite/node';
import { sourceUrl } from './sourceUrl.ts';

/** Where a link to a source file leads; without it Storybook shows the file's path alone. */
const source = sourceUrl(process.env);

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // `public` under .storybook holds MSW's worker, which must never reach the site itself.
  staticDirs: ['../public', './public'],
  env: (env) => ({ ...env, ...(source && { STORYBOOK_SOURCE_URL: source }) }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
});
