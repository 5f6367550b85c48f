import { toId } from 'storybook/internal/csf';
import { projectPath } from '../../../.storybook/sourceUrl.ts';

const modules = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '/stories/**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The source text of all components, pages and stories, by their path in the project. */
export const sources: ReadonlyMap<string, string> = new Map(
  Object.entries(modules).map(([key, text]) => [projectPath(key), text]),
);

/** The file below src of a component or page, from the title of its stories: 'Pages/SignIn (server)'. */
export function fileOf(title: string): string | undefined {
  if (title.startsWith('Flows/')) return undefined;
  const name = title.split('/').at(-1)?.replace(' (server)', '');
  return [`${name}.tsx`, `${name}Page.tsx`]
    .flatMap((file) => [...sources.keys()].filter((path) => path.endsWith(`/${file}`)))
    .find((path) => path.startsWith(title.startsWith('Pages/') ? 'src/pages/' : 'src/'));
}

/** The doc comment of the component in a file; docgen does not read that of a styled element. */
export function commentOf(path: string): string | undefined {
  const name = path.replace(/.*\/|\.tsx$/g, '');
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/).)*)\\*/\\s*export const ${name} = styled`, 's');
  return comment.exec(sources.get(path) ?? '')?.[1]?.replace(/^ *\* ?/gm, '');
}

/** The address of the docs page of a component or page, if it has one. */
export function docsOf(name: string): string | undefined {
  const file = [name, name.replace(/Page$/, '')]
    .flatMap((base) => [...sources.keys()].filter((path) => path.endsWith(`/${base}.stories.tsx`)))
    .at(0);
  const title = file && /\btitle: '([^']+)'/.exec(sources.get(file) ?? '')?.[1];
  return title && `./?path=/docs/${toId(title, 'docs')}`;
}

/** The files that each component and page imports. */
export const imports: ReadonlyMap<string, readonly string[]> = new Map(
  [...sources]
    .filter(([path]) => path.startsWith('src/'))
    .map(([path, text]) => {
      const folder = path.replace(/[^/]+$/, '');
      const found = text.matchAll(/\bfrom '(#|\.\/)([^']+\.tsx?)'/g);
      return [path, Array.from(found, ([, start, rest]) => (start === '#' ? '' : folder) + rest)];
    }),
);
