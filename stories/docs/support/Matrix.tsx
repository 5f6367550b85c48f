import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { colors } from '#src/theme/tokens.ts';
import { Panel } from '../../../.storybook/docs/Panel.tsx';
import { type IndexEntry, useStoryIndex } from '../../../.storybook/docs/useStoryIndex.ts';

/** A state has a column of its own if so many pages have it. */
const COMMON = 6;

/** The states that are shown first, in this order; others follow by the number of their pages. */
const FIRST = ['Loaded', 'Loading', 'Empty', 'Failed', 'Offline'];

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    minWidth: 84,
    padding: 6,
    borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
  '& th[scope=row]': {
    position: 'sticky',
    left: 0,
    backgroundColor: (theme.vars ?? theme).palette.background.default,
  },
  '& a': { color: 'inherit', display: 'inline-block' },
  '& img': {
    display: 'block',
    width: 84,
    height: 56,
    objectFit: 'cover',
    objectPosition: 'top',
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    // Of the pictures, which are light unless they say dark.
    backgroundColor: colors.paper,
  },
}));

/** A way to look at a page: the settings in an address, and which of its pictures shows it. */
const views = {
  'light, 1440 px': { globals: 'scheme:light;viewport.value:laptop', ending: '' },
  'dark, 1440 px': { globals: 'scheme:dark;viewport.value:laptop', ending: '-dark' },
  'light, 360 px': { globals: 'scheme:light;viewport.value:phone', ending: undefined },
  'dark, 360 px': { globals: 'scheme:dark;viewport.value:phone', ending: undefined },
} as const;

type View = keyof typeof views;

interface PageRow {
  title: string;
  stories: readonly IndexEntry[];
}

/** Every page with its stories, in the order of the sidebar. */
function usePages(): readonly PageRow[] {
  const stories = useStoryIndex().filter(
    ({ type, title }) => type === 'story' && title.startsWith('Pages/'),
  );
  return [...new Set(stories.map(({ title }) => title))].map((title) => ({
    title,
    stories: stories.filter((story) => story.title === title),
  }));
}

/** The names of the states that several pages have. */
function commonStates(pages: readonly PageRow[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { stories } of pages)
    for (const { exportName = '' } of stories)
      counts.set(exportName, (counts.get(exportName) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= COMMON).sort((a, b) => b[1] - a[1]);
  return [...new Set([...FIRST, ...common.map(([name]) => name)])];
}

/** The story of a page for a column; the first one stands for 'Loaded', whatever its name. */
function storyFor({ stories }: PageRow, state: string): IndexEntry | undefined {
  const story = stories.find(({ exportName }) => exportName === state);
  return story ?? (state === 'Loaded' ? stories[0] : undefined);
}

/** The name of a state in the sidebar. */
function nameOf(pages: readonly PageRow[], state: string): string {
  const stories = pages.flatMap((page) => page.stories);
  return stories.find(({ exportName }) => exportName === state)?.name ?? state;
}

/** The recorded picture of a story in a view, if the visual tests take one. */
function pictureOf({ stories }: PageRow, story: IndexEntry, view: View): string | undefined {
  const { ending } = views[view];
  const isFirst = story.id === stories[0]?.id;
  const phone = stories.find(({ exportName }) => exportName === 'Mobile');
  if (ending === undefined)
    return isFirst && phone && view.startsWith('light') ? phone.id : undefined;
  const isRecorded = isFirst || (ending === '' && story.tags.includes('picture'));
  return isRecorded ? story.id + ending : undefined;
}

function Cell({ page, story, view }: { page: PageRow; story: IndexEntry; view: View }) {
  const picture = pictureOf(page, story, view);
  const [missing, setMissing] = useState<string>();
  return (
    <a href={`./?path=/story/${story.id}&globals=${views[view].globals}`} target="_top">
      {picture && picture !== missing && (
        <img
          src={`./baselines/${picture.replace('--', '/')}.png`}
          alt=""
          loading="lazy"
          onError={() => setMissing(picture)}
        />
      )}
      {story.name}
    </a>
  );
}

/** Pages by states, in one of four views: each cell is a link to the story in this view. */
export function PageMatrix() {
  const pages = usePages();
  const [view, setView] = useState<View>('light, 1440 px');
  const states = commonStates(pages);
  return (
    <Panel>
      <fieldset style={{ border: 0, padding: 0, margin: '0 0 16px' }}>
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
      <Table>
        <thead>
          <tr>
            {['Page', ...states.map((state) => nameOf(pages, state)), 'Others'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => {
            const cells = states.map((state) => storyFor(page, state));
            const others = page.stories.filter((story) => !cells.includes(story));
            return (
              <tr key={page.title}>
                <th scope="row">{page.title.replace('Pages/', '')}</th>
                {cells.map((story, column) => (
                  <td key={states[column]}>
                    {story && <Cell page={page} story={story} view={view} />}
                  </td>
                ))}
                <td>
                  <details>
                    <summary>{others.length}</summary>
                    {others.map((story) => (
                      <div key={story.id}>
                        <Cell page={page} story={story} view={view} />
                      </div>
                    ))}
                  </details>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Panel>
  );
}

const isView = (name: string): name is View => Object.hasOwn(views, name);
