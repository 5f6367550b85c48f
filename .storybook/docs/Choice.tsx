import { Heading } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactNode } from 'react';
import { type IndexEntry, useStoryIndex } from './useStoryIndex.ts';

/** When to use a component, and which others to use in other cases. */
export interface ComponentChoice {
  /** When this one is right. */
  here: string;
  /** When another one is, by the id of its docs page without `--docs`. */
  rather: Readonly<Record<string, string>>;
}

const styles = {
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    gap: 24,
    padding: 0,
    listStyle: 'none',
  },
  item: { minWidth: 0, margin: 0 },
  frame: { overflow: 'hidden', maxHeight: 170, marginTop: 8, borderRadius: 4 },
  // The recorded pictures are 1200 px wide and more: half of it, from the top left.
  picture: { display: 'block', maxWidth: 'none', zoom: 0.5 },
} satisfies Record<string, CSSProperties>;

/** A component beside the ones that one could take it for, each with its picture. */
export function Choice({ title, choice }: { title: string; choice: ComponentChoice }) {
  const index = useStoryIndex();
  const firstStory = (isIt: (story: IndexEntry) => boolean) =>
    index.find((story) => story.type === 'story' && isIt(story));
  return (
    <>
      <Heading>Which one to use</Heading>
      <ul style={styles.list}>
        <Case story={firstStory((story) => story.title === title)} when={choice.here}>
          <strong>Use it so.</strong>
        </Case>
        {Object.entries(choice.rather).map(([id, when]) => {
          const story = firstStory((it) => it.id.startsWith(`${id}--`));
          return (
            <Case key={id} story={story} when={when}>
              <strong>
                Rather{' '}
                <a href={`./?path=/docs/${id}--docs`} target="_top">
                  {story?.title.split('/').at(-1) ?? id}
                </a>
                .
              </strong>
            </Case>
          );
        })}
      </ul>
    </>
  );
}

interface CaseProps {
  story: IndexEntry | undefined;
  when: string;
  children: ReactNode;
}

function Case({ story, when, children }: CaseProps) {
  return (
    <li style={styles.item}>
      {children} {when}
      {story && !story.title.startsWith('Base parts/') && (
        <div style={styles.frame}>
          <img
            style={styles.picture}
            src={`./baselines/${story.id.replace('--', '/')}.png`}
            alt=""
            loading="lazy"
            // A story may have no recorded picture.
            onError={({ currentTarget }) => {
              currentTarget.style.display = 'none';
            }}
          />
        </div>
      )}
    </li>
  );
}
