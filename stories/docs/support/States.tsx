import { Fragment } from 'react';
import { scenarios } from '#mocks/msw/scenarios.ts';
import { requiredPageStories } from '../../requiredStories.ts';
import { DataTable } from './DataTable.tsx';
import { usePageStories } from './pageStories.ts';
import { StoryLink } from './StoryLink.tsx';

/** Every page with its required stories, each a link. */
export function StatesOfPages() {
  const stories = usePageStories();
  const labelOf = (title: string, state: string) =>
    stories.find((story) => story.title === title && story.name === state)?.label ?? state;
  return (
    <DataTable
      columns={['Page', 'States']}
      rows={Object.entries(requiredPageStories).map(([page, states]) => [
        page,
        states.map((state, index) => (
          <Fragment key={state}>
            {index > 0 && ', '}
            <StoryLink
              title={`Pages/${page}`}
              story={state}
              label={labelOf(`Pages/${page}`, state)}
            />
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
