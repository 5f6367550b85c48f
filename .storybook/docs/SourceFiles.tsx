import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { projectPath } from '../sourceUrl.ts';

/** The source text of all components and stories, loaded on demand. */
const sources = import.meta.glob<string>(['../../src/**/*.tsx', '../../stories/**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
});

interface SourceFilesProps {
  component: unknown;
  /** The path of the story file, as in Storybook's index. */
  storyFile: string | undefined;
}

/** The source of the component and of its stories, each with a link to the file. */
export function SourceFiles({ component, storyFile }: SourceFilesProps) {
  const name = getName(component);
  const own = name && Object.keys(sources).find((key) => key.endsWith(`/${name}.tsx`));
  return (
    <>
      {name && !own && <p>No file below src has the name of the component {name}.</p>}
      {[own, storyFile].map((key) => key && <SourceFile key={key} path={projectPath(key)} />)}
    </>
  );
}

/** Docgen adds the name of a component, which minifying does not change. */
function getName(component: unknown): string | undefined {
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
