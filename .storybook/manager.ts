import { createElement } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS, STORY_PREPARED } from 'storybook/internal/core-events';
import type { StoryPreparedPayload } from 'storybook/internal/types';
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

/** A story without props to change, such as a page, opens on its steps instead of empty controls. */
addons.register('deurali/panel', (api) => {
  api.on(STORY_PREPARED, ({ argTypes, parameters }: StoryPreparedPayload) => {
    const isEmpty = Object.keys(argTypes).length === 0 || parameters.controls?.disable;
    if (isEmpty && api.getSelectedPanel() === 'addon-controls')
      api.setSelectedPanel('storybook/interactions/panel');
  });
});
