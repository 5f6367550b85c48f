import { createElement, useEffect } from 'react';
import { SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons, types, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { chosen, MenuTool } from './menuTool.ts';
import { brandImage, type Scheme, schemeOf, storybookThemes } from './storybookTheme.ts';
import { globalTypes } from './toolbars.ts';

const themeOf = (scheme: Scheme) => ({
  ...storybookThemes[scheme],
  brandImage: brandImage(scheme, process.env.STORYBOOK_VERSION ?? ''),
});

addons.setConfig({ theme: themeOf('light') });

/** Shows nothing: gives Storybook the toolbar's colour scheme. */
function SchemeTool() {
  const api = useStorybookApi();
  const scheme = schemeOf(useGlobals()[0]);
  useEffect(() => api.setOptions({ theme: themeOf(scheme) }), [api, scheme]);
  return null;
}

const { scheme: _, ...menus } = globalTypes;

addons.register('site', (api) => {
  // A choice made while a story reloads does not reach it.
  api.on(SET_GLOBALS, ({ globals }) => {
    const isLost = Object.entries(chosen).some(([menu, value]) => (globals[menu] ?? '') !== value);
    if (isLost) api.emit(UPDATE_GLOBALS, { globals: chosen });
  });
  for (const [menu, { description: label, titles }] of Object.entries(menus))
    addons.add(`site/${menu}`, {
      type: types.TOOL,
      title: label,
      match: ({ viewMode }) => viewMode === 'story',
      render: () => createElement(MenuTool, { menu, label, titles }),
    });
  addons.add('site/scheme', { type: types.TOOL, title: 'Scheme', render: SchemeTool });
});
