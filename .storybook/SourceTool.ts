import { createElement } from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { projectPath } from './sourceUrl.ts';

const style = {
  alignSelf: 'center',
  padding: '0 8px',
  font: '12px monospace',
  color: 'inherit',
  whiteSpace: 'nowrap',
} as const;

/** A toolbar item with the file of the open story, as a link if the source's URL is known. */
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
