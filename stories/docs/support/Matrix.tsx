import { useState } from 'react';
import { DataTable } from '../../../.storybook/docs/DataTable.tsx';
import { type IndexEntry, useStories } from '../../../.storybook/docs/useStoryIndex.ts';

/** The states with a column of their own: more would not fit beside the sidebar. */
const STATES = ['Loaded', 'Loading', 'Empty', 'Failed', 'Offline'];

/** The ways to look at a page: the settings in an address, and the end of its picture's name. */
const views = {
  'light, 1440 px': { globals: 'scheme:light;viewport.value:laptop', ending: '' },
  'dark, 1440 px': { globals: 'scheme:dark;viewport.value:laptop', ending: '-dark' },
  'light, 360 px': { globals: 'scheme:light;viewport.value:phone', ending: '-phone' },
  'dark, 360 px': { globals: 'scheme:dark;viewport.value:phone', ending: undefined },
} as const;

type View = keyof typeof views;

const isView = (name: string): name is View => Object.hasOwn(views, name);

function StoryCell({ story, view }: { story: IndexEntry; view: View }) {
  const { globals, ending } = views[view];
  return (
    <a
      href={`./?path=/story/${story.id}&globals=${globals}`}
      target="_top"
      style={{ display: 'block' }}
    >
      {ending !== undefined && (
        <img
          key={ending}
          src={`./baselines/${story.id.replace('--', '/')}${ending}.png`}
          alt=""
          loading="lazy"
          style={{
            display: 'block',
            width: 84,
            height: 56,
            objectFit: 'cover',
            objectPosition: 'top',
          }}
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
            currentTarget.style.display = 'none';
          }}
        />
      )}
      {story.name}
    </a>
  );
}

/** Pages by states, in one of four views: each cell is a link to the story in this view. */
export function PageMatrix() {
  const [view, setView] = useState<View>('light, 1440 px');
  const stories = useStories().filter(({ title }) => title.startsWith('Pages/'));
  const rows = [...new Set(stories.map(({ title }) => title))].map((title) => {
    const own = stories.filter((story) => story.title === title);
    const [first] = own;
    // The first story stands for 'Loaded', whatever its name.
    const cells = STATES.map(
      (state) =>
        own.find(({ exportName }) => exportName === state) ??
        (state === 'Loaded' ? first : undefined),
    );
    const others = own.filter((story) => !cells.includes(story));
    return [
      title.replace('Pages/', ''),
      ...cells.map((story) => story && <StoryCell key={story.id} story={story} view={view} />),
      <details key={title}>
        <summary>{others.length}</summary>
        {others.map((story) => (
          <StoryCell key={story.id} story={story} view={view} />
        ))}
      </details>,
    ] as const;
  });
  return (
    <>
      <fieldset>
        <legend>Show and link them in</legend>
        {Object.keys(views).map((name) => (
          <label key={name} style={{ marginInlineEnd: 16 }}>
            <input
              type="radio"
              name="view"
              checked={name === view}
              onChange={() => setView(isView(name) ? name : view)}
            />{' '}
            {name}
          </label>
        ))}
      </fieldset>
      <DataTable columns={['Page', ...STATES, 'Others']} rows={rows} />
    </>
  );
}
