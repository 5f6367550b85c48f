import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { capitalize } from '#src/lib/wording.ts';
import { baselinesFolder } from '#tools/settings/recorded.ts';
import project from '../package.json' with { type: 'json' };

/** The commit that is built, such as 4f0c2ab; empty outside of a git checkout. */
const { stdout: commit } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });

const baselines = join(import.meta.dirname, '..', baselinesFolder);

/** The recorded screenshots, which the galleries show. */
const pictures = existsSync(baselines) ? [{ from: baselines, to: '/baselines' }] : [];

/** The stories of a folder: each has the title of its file, such as 'Components/Blog/BlogCard'. */
const storiesIn = (folder: string, titlePrefix: string) => ({
  directory: `../stories/${folder}`,
  files: '*.stories.tsx',
  titlePrefix,
});

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../stories/docs/*.mdx',
    storiesIn('base', 'Base parts'),
    ...readdirSync(join(import.meta.dirname, '../stories/components')).map((name) =>
      storiesIn(`components/${name}`, `Components/${name === 'ui' ? 'UI' : capitalize(name)}`),
    ),
    storiesIn('pages', 'Pages'),
    storiesIn('flows', 'Flows'),
    storiesIn('hydration', 'Rendering'),
  ],
  // Tests of stories; the filter of the sidebar lists them.
  tags: { _test: { defaultFilterSelection: 'exclude' } },
  addons: [
    {
      name: '@storybook/addon-docs',
      // A test needs no code of stories, and the plugin that adds it breaks the source map.
      options: process.env.VITEST ? { csfPluginOptions: null } : {},
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // .storybook/public contains MSW's worker, which must never be part of the site.
  staticDirs: ['../public', '../brand/public', './public', ...pictures],
  env: (env) => ({ ...env, STORYBOOK_VERSION: `${project.version} ${commit ?? ''}`.trim() }),
  viteFinal: (config) =>
    mergeConfig(config, {
      // The code of docs pages has the names of MUI's components.
      build: { rolldownOptions: { output: { keepNames: true } } },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The search finds headings of docs pages, such as the search words of 'Find a component'.
  features: {
    sidebarOnboardingChecklist: false,
    experimentalSearchDocsHeadings: true,
    experimentalTestSyntax: true,
  },
});
