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
  if (!base)
    return (
      <span style={style} title="The file of this story">
        {path}
      </span>
    );
  return (
    <a style={style} href={base + path} target="_blank" rel="noreferrer" title="Read the file">
      {path}
    </a>
  );
}
