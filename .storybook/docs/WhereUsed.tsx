import facts from 'virtual:source-facts';
import { Heading } from '@storybook/addon-docs/blocks';
import { projectPath } from '../sourceUrl.ts';
import { type IndexEntry, useStoryIndex } from './useStoryIndex.ts';

/** The docs pages of the components and pages, by their file; of several the first. */
function docsByFile(index: readonly IndexEntry[]): Map<string, IndexEntry> {
  const pages = new Map(index.filter(({ type }) => type === 'docs').map((it) => [it.title, it]));
  return new Map(
    index.toReversed().flatMap(({ componentPath, title }) => {
      const page = pages.get(title);
      return componentPath && page ? [[projectPath(componentPath), page] as const] : [];
    }),
  );
}

/**
 * The files that use a file: those that import it, or, if one of them has no docs page, those that
 * import that one, and so on. One that leads to no docs page stays. `path` are the files on the way.
 */
function usersOf(file: string, hasDocs: (file: string) => boolean, path = [file]): string[] {
  return (facts[file]?.importers ?? []).flatMap((importer) => {
    if (path.includes(importer)) return [];
    if (hasDocs(importer)) return [importer];
    const users = usersOf(importer, hasDocs, [...path, importer]).filter(hasDocs);
    return users.length > 0 ? users : [importer];
  });
}

/** The components and pages that contain a component, from the imports and Storybook's index. */
export function WhereUsed({ file }: { file: string }) {
  const docs = docsByFile(useStoryIndex());
  const users = [...new Set(usersOf(file, (path) => docs.has(path)))].toSorted();
  return (
    <section data-users={users.length}>
      <Heading>Where it is used</Heading>
      <ul>
        {users.map((user) => {
          const page = docs.get(user);
          return (
            <li key={user}>
              {page ? (
                <a href={`./?path=/docs/${page.id}`} target="_top">
                  {page.title.split('/').slice(1).join(' / ')}
                </a>
              ) : (
                <code>{user}</code>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
