import { createElement, useEffect } from 'react';
import { addons, types, useArgTypes, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { ArgsLinkTool } from './argsLinkTool.ts';
import { SCHEME_EVENT } from './events.ts';
import { INTERACTIONS_PANEL, replaceInteractionsPanel } from './interactionsPanel.ts';
import { ScenarioTool } from './scenarioTool.ts';
import { brandImage, type Scheme, schemeOf, storybookThemes } from './storybookTheme.ts';

const themeOf = (scheme: Scheme) => ({
  ...storybookThemes[scheme],
  brandImage: brandImage(scheme, process.env.STORYBOOK_VERSION ?? ''),
});

addons.setConfig({ theme: themeOf('light') });

/** Shows nothing: gives Storybook and its docs pages the toolbar's colour scheme. */
function SchemeTool() {
  const api = useStorybookApi();
  const scheme = schemeOf(useGlobals()[0]);
  useEffect(() => {
    api.setOptions({ theme: themeOf(scheme) });
    api.emit(SCHEME_EVENT, scheme);
  }, [api, scheme]);
  return null;
}

/** Shows nothing: a story without props to change, such as a page, opens on its steps. */
function PanelTool() {
  const api = useStorybookApi();
  const argTypes = useArgTypes();
  const story = api.getCurrentStoryData();
  // Before it is prepared, a story has no argTypes either.
  const isPrepared = story?.type === 'story' && story.prepared;
  const isEmpty = isPrepared && Object.keys(argTypes).length === 0;
  useEffect(() => {
    if (isEmpty && api.getSelectedPanel() === 'addon-controls')
      api.setSelectedPanel(INTERACTIONS_PANEL);
  }, [api, isEmpty]);
  return null;
}

addons.register('site', () => {
  replaceInteractionsPanel();
  for (const [menu, label] of [['network', 'Network'] as const, ['data', 'Data'] as const])
    addons.add(`site/${menu}`, {
      type: types.TOOL,
      title: label,
      match: ({ viewMode }) => viewMode === 'story',
      render: () => createElement(ScenarioTool, { menu, label }),
    });
  addons.add('site/args-link', {
    type: types.TOOL,
    title: 'Link with changed controls',
    match: ({ viewMode }) => viewMode === 'story',
    render: ArgsLinkTool,
  });
  addons.add('site/scheme', { type: types.TOOL, title: 'Scheme', render: SchemeTool });
  addons.add('site/panel', {
    type: types.TOOL,
    title: 'Panel',
    match: ({ viewMode }) => viewMode === 'story',
    render: PanelTool,
  });
});
