import { createElement } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { SourceTool } from './SourceTool.ts';
import { schemeOf, storybookThemes } from './storybookTheme.ts';

addons.setConfig({ theme: storybookThemes.light });

addons.register('deurali/scheme', (api) => {
  const applyTheme = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: storybookThemes[schemeOf(globals)] });
  api.on(SET_GLOBALS, applyTheme);
  api.on(GLOBALS_UPDATED, applyTheme);
});

addons.register('deurali/source', () => {
  addons.add('deurali/source', {
    title: 'Source file',
    type: types.TOOL,
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    // Not JSX: the manager is bundled with the classic transform, which needs React in scope.
    render: () => createElement(SourceTool),
  });
});
