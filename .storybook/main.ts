import { execSync } from 'node:child_process';
import { defineMain } from '@storybook/react-vite/node';
import project from '../package.json' with { type: 'json' };
import { sourceUrl } from './sourceUrl.ts';

/** The base URL of links to source files; without it Storybook shows only the path. */
const source = sourceUrl(process.env);

/** The commit that is built, such as 4f0c2ab; empty outside of a git checkout. */
function commit(): string {
  try {
    return execSync('git rev-parse --short HEAD', { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // .storybook/public contains MSW's worker, which must never be part of the site.
  // The gallery shows the recorded screenshots.
  staticDirs: [
    '../public',
    '../brand/public',
    './public',
    { from: '../tests/visual/baselines', to: '/baselines' },
  ],
  env: (env) => ({
    ...env,
    STORYBOOK_VERSION: `${project.version} ${commit()}`.trim(),
    ...(source && { STORYBOOK_SOURCE_URL: source }),
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The search finds headings of docs pages, such as the search words of 'Find a component'.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  typescript: { reactDocgen: 'react-docgen' },
});
