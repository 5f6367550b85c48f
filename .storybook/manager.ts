import { GLOBALS_UPDATED, SET_GLOBALS, STORY_PREPARED } from 'storybook/internal/core-events';
import type { StoryPreparedPayload } from 'storybook/internal/types';
import { addons } from 'storybook/manager-api';
import { brandImage, type Scheme, schemeOf, storybookThemes } from './storybookTheme.ts';

const themeOf = (scheme: Scheme) => ({
  ...storybookThemes[scheme],
  brandImage: brandImage(scheme, process.env.STORYBOOK_VERSION ?? ''),
});

addons.setConfig({ theme: themeOf('light') });

addons.register('deurali/scheme', (api) => {
  const applyTheme = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: themeOf(schemeOf(globals)) });
  api.on(SET_GLOBALS, applyTheme);
  api.on(GLOBALS_UPDATED, applyTheme);
});

/** A story without props to change, such as a page, opens on its steps instead of empty controls. */
addons.register('deurali/panel', (api) => {
  api.on(STORY_PREPARED, ({ argTypes, parameters }: StoryPreparedPayload) => {
    const isEmpty = Object.keys(argTypes).length === 0 || parameters.controls?.disable;
    if (isEmpty && api.getSelectedPanel() === 'addon-controls')
      api.setSelectedPanel('storybook/interactions/panel');
  });
});
