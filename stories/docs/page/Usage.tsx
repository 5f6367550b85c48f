import { Heading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { docsOf, imports } from './sources.ts';

/** The files that import a file. */
const importersOf = (path: string) =>
  [...imports].filter(([, imported]) => imported.includes(path)).map(([file]) => file);

/** The files that import a file, and those that import them. */
function usersOf(path: string, found = new Set<string>()): ReadonlySet<string> {
  for (const file of importersOf(path)) {
    if (found.has(file)) continue;
    found.add(file);
    usersOf(file, found);
  }
  return found;
}

const nameOf = (path: string) => path.replace(/.*\/|\.tsx?$/g, '');

/** The pages that show a component, and the components that it contains or that contain it. */
export function Usage({ file: path }: { file: string | undefined }) {
  if (!path?.startsWith('src/components/')) return null;
  const pages = [...usersOf(path)].filter((file) => /^src\/pages\/.*Page\.tsx$/.test(file));
  const isComponent = (file: string) =>
    file.startsWith('src/components/') && docsOf(nameOf(file)) !== undefined;
  const inside = (imports.get(path) ?? []).filter(isComponent);
  const around = importersOf(path).filter(isComponent);
  return (
    <>
      <Heading>Where it is used</Heading>
      <ul>
        <Links text="On the pages" paths={pages} />
        <Links text="In the components" paths={around} />
        <Links text="It contains" paths={inside} />
      </ul>
    </>
  );
}

function Links({ text, paths }: { text: string; paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <li>
      {`${text}: `}
      {paths.map((path, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <DocsLink name={nameOf(path)} />
        </Fragment>
      ))}
    </li>
  );
}

/** A link to the docs page of a component or page, or its name if it has none. */
function DocsLink({ name }: { name: string }) {
  const address = docsOf(name);
  return address ? (
    <a href={address} target="_top">
      {name}
    </a>
  ) : (
    name
  );
}
