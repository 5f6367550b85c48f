import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { projectPath } from '../sourceUrl.ts';

/** The text of each file that may hold a component, fetched when it is asked for. */
const sources = import.meta.glob<string>(
  ['../../src/{app,components,pages}/**/*.tsx', '../../stories/**/*.stories.tsx'],
  { query: '?raw', import: 'default' },
);

interface SourceFilesProps {
  component: unknown;
  /** The path of the stories' file, as Storybook's index has it. */
  storyFile: string | undefined;
}

/** The component's file and that of its stories: to read here, and where they stand. */
export function SourceFiles({ component, storyFile }: SourceFilesProps) {
  const name = nameOf(component);
  const own = Object.keys(sources).find((key) => name && key.endsWith(`/${name}.tsx`));
  return [own, storyFile].map((key) => key && <SourceFile key={key} path={projectPath(key)} />);
}

/** React components carry their name in the docgen info, which minifying leaves alone. */
function nameOf(component: unknown): string | undefined {
  if (typeof component !== 'function' || !('__docgenInfo' in component)) return undefined;
  const info = component.__docgenInfo;
  return typeof info === 'object' && info && 'displayName' in info
    ? String(info.displayName)
    : undefined;
}

function SourceFile({ path }: { path: string }) {
  const [code, setCode] = useState<string>();
  const base = import.meta.env.STORYBOOK_SOURCE_URL;
  const open = async () => setCode(await sources[`../../${path}`]?.());
  return (
    <details onToggle={open}>
      <summary>
        <code>{base ? <a href={base + path}>{path}</a> : path}</code>
      </summary>
      {code && <Source code={code} language="tsx" />}
    </details>
  );
}
