import { Source } from '@storybook/addon-docs/blocks';
import { projectPath } from '../../../.storybook/sourceUrl.ts';
import { sources } from './sources.ts';

interface SourceFilesProps {
  /** The path of the component's file, if it has one. */
  file: string | undefined;
  /** The path of the story file, as in Storybook's index. */
  storyFile: string | undefined;
}

/** The source of the component and of its stories, each with a link to the file. */
export function SourceFiles({ file, storyFile }: SourceFilesProps) {
  return [file, storyFile && projectPath(storyFile)].map(
    (path) => path && <SourceFile key={path} path={path} />,
  );
}

function SourceFile({ path }: { path: string }) {
  const base = import.meta.env.STORYBOOK_SOURCE_URL;
  return (
    <details>
      <summary>
        <code>{base ? <a href={base + path}>{path}</a> : path}</code>
      </summary>
      <Source code={sources.get(path) ?? ''} language="tsx" />
    </details>
  );
}
