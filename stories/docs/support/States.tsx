import { Fragment } from 'react';
import { scenarios } from '#mocks/msw/scenarios.ts';
import { useStoryIndex } from '../../../.storybook/docs/useStoryIndex.ts';
import { DataTable } from './DataTable.tsx';

/** Every page with its stories, each a link. */
export function StatesOfPages() {
  const stories = useStoryIndex().filter(
    ({ type, title }) => type === 'story' && title.startsWith('Pages/'),
  );
  const pages = [...new Set(stories.map(({ title }) => title))];
  return (
    <DataTable
      columns={['Page', 'States']}
      rows={pages.map((page) => [
        page.replace('Pages/', ''),
        stories
          .filter(({ title }) => title === page)
          .map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <a href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>
            </Fragment>
          )),
      ])}
    />
  );
}

/** The networks of the toolbar, with their names in the code. */
export function Networks() {
  return (
    <DataTable
      columns={['In the toolbar', 'In mocks/msw/scenarios.ts']}
      rows={Object.entries(scenarios).map(([name, { title }]) => [
        title,
        <code key={name}>{name}</code>,
      ])}
    />
  );
}
