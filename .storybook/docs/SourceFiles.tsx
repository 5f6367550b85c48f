import facts from 'virtual:source-facts';
import { Heading } from '@storybook/addon-docs/blocks';
import { projectPath } from '../sourceUrl.ts';

/** What the tags of a component say about it; without one it is stable. */
const statuses = {
  new: 'New: its props may still change.',
  replaced: 'To be replaced: use it nowhere new.',
};

interface SourceFilesProps {
  /** The file of the component, if the story names one, and the file of its stories. */
  file: string | undefined;
  storiesFile: string;
  tags: readonly string[];
}

/** The status of a component, the day of its last change, and its files. */
export function SourceFiles({ file, storiesFile, tags }: SourceFilesProps) {
  const { changedOn } = facts[file ?? ''] ?? {};
  const status = Object.entries(statuses).find(([tag]) => tags.includes(tag))?.[1] ?? 'Stable.';
  return (
    <>
      {file && (
        <>
          <Heading>Status</Heading>
          <p>
            {status}
            {changedOn && ` Last changed on ${changedOn}.`}
          </p>
        </>
      )}
      <Heading>Source</Heading>
      {[file, storiesFile].map((path) => path && <SourcePath key={path} path={path} />)}
    </>
  );
}

/** A file, as a link if it is known where the project's files are. */
function SourcePath({ path }: { path: string }) {
  const base = import.meta.env.STORYBOOK_SOURCE_URL;
  const shown = projectPath(path);
  return (
    <p>
      <code>{base ? <a href={base + shown}>{shown}</a> : shown}</code>
    </p>
  );
}
