import { createElement } from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { projectPath } from './sourceUrl.ts';

const style = {
  alignSelf: 'center',
  padding: '0 8px',
  font: '12px ui-monospace, monospace',
  color: 'inherit',
  whiteSpace: 'nowrap',
} as const;

/** In the toolbar: the file that holds the open story, with a link to it where one is known. */
export function SourceTool() {
  const api = useStorybookApi();
  useStorybookState();
  const entry = api.getCurrentStoryData();
  if (!entry || !('importPath' in entry)) return null;
  const path = projectPath(entry.importPath);
  const base = process.env.STORYBOOK_SOURCE_URL;
  return base
    ? createElement('a', { style, href: base + path, target: '_blank', rel: 'noreferrer' }, path)
    : createElement('span', { style }, path);
}
