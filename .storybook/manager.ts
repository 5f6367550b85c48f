import { createElement } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { SourceTool } from './SourceTool.ts';
import { schemeOf, workbenchThemes } from './workbenchTheme.ts';

addons.setConfig({ theme: workbenchThemes.light });

addons.register('deurali/scheme', (api) => {
  const wear = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: workbenchThemes[schemeOf(globals)] });
  api.on(SET_GLOBALS, wear);
  api.on(GLOBALS_UPDATED, wear);
});

addons.register('deurali/source', () => {
  addons.add('deurali/source', {
    title: 'Source file',
    type: types.TOOL,
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    // Not as JSX: the manager is bundled with the classic transform, which we do not import React for.
    render: () => createElement(SourceTool),
  });
});
