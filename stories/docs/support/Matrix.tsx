import type { StoryIndexEntry } from 'storybook/internal/types';
import { DataTable } from '../../../.storybook/docs/DataTable.tsx';
import { useGlobals } from '../../../.storybook/docs/useGlobals.ts';
import { useStories } from '../../../.storybook/docs/useStoryIndex.ts';
import { schemeOf } from '../../../.storybook/storybookTheme.ts';

/** The states with a column of their own: more would not fit beside the sidebar. */
const STATES = ['Loaded', 'Loading', 'Empty', 'Failed', 'Offline'];

/** The ways to look at a page: the settings of the toolbars, and the end of its picture's name. */
const views = [
  { name: 'light, 1440 px', scheme: 'light', viewport: 'laptop', ending: '' },
  { name: 'dark, 1440 px', scheme: 'dark', viewport: 'laptop', ending: '-dark' },
  { name: 'light, 360 px', scheme: 'light', viewport: 'phone', ending: '-phone' },
  { name: 'dark, 360 px (no pictures)', scheme: 'dark', viewport: 'phone', ending: undefined },
] as const;

type View = (typeof views)[number];

function StoryCell({ story, view }: { story: StoryIndexEntry; view: View }) {
  const { scheme, viewport, ending } = view;
  return (
    <a
      href={`./?path=/story/${story.id}&globals=scheme:${scheme};viewport.value:${viewport}`}
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
            currentTarget.style.display = 'none';
          }}
        />
      )}
      {story.name}
    </a>
  );
}

/** Pages by states, each a link to the story in the chosen view. The toolbars keep the choice. */
export function PageMatrix() {
  const [globals, change] = useGlobals();
  const viewport = Object(globals?.viewport).value === 'phone' ? 'phone' : 'laptop';
  const view =
    views.find((each) => each.scheme === schemeOf(globals) && each.viewport === viewport) ??
    views[0];
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
        {views.map((each) => (
          <label key={each.name} style={{ marginInlineEnd: 16 }}>
            <input
              type="radio"
              name="view"
              checked={each === view}
              onChange={() => change({ scheme: each.scheme, viewport: { value: each.viewport } })}
            />{' '}
            {each.name}
          </label>
        ))}
      </fieldset>
      <DataTable columns={['Page', ...STATES, 'Others']} rows={rows} />
    </>
  );
}
