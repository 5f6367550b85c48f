import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
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
