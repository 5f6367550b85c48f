import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { colors } from '#src/theme/tokens.ts';
import { type IndexEntry, useStoryIndex } from '../../../.storybook/docs/useStoryIndex.ts';

/** A picture below this height, in px, is shown larger and cut off. */
const LOW = 260;

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '0 0 32px',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(230px, 100%), 1fr))',
  gap: 20,
  '& > li': { margin: 0 },
  '& img': {
    display: 'block',
    width: '100%',
    height: 150,
    objectFit: 'scale-down',
    objectPosition: 'top',
    // Of the pictures, which are light in both schemes.
    backgroundColor: colors.paper,
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    borderRadius: 4,
  },
  // A low picture, such as that of a button, would be too small to recognise.
  '& img[data-low="true"]': {
    objectFit: 'none',
    objectPosition: 'top left',
    zoom: 0.5,
    height: 300,
    padding: 24,
    borderWidth: 2,
  },
}));

interface PicturedEntry extends IndexEntry {
  /** Whether it has a recorded picture: the first story of a file, and those with the tag. */
  hasPicture: boolean;
}

/** All stories, in the order of the sidebar. */
function useStories(): readonly PicturedEntry[] {
  return useStoryIndex()
    .filter(({ type }) => type === 'story')
    .map((story, index, all) => ({
      ...story,
      hasPicture: story.title !== all[index - 1]?.title || story.tags.includes('picture'),
    }));
}

/** A link with the recorded screenshot of a story. */
interface ThumbnailProps {
  /** The stories that may have a picture: the first one that has is shown. */
  stories: readonly PicturedEntry[];
  label: string;
  to: string;
}

function Thumbnail({ stories, label, to }: ThumbnailProps) {
  const [missing, setMissing] = useState(0);
  const story = stories[missing];
  return (
    <li>
      <a href={`./?path=/${to}`} target="_top">
        {story && (
          <img
            src={`./baselines/${story.id.replace('--', '/')}.png`}
            alt=""
            loading="lazy"
            onLoad={({ currentTarget }) => {
              currentTarget.dataset.low = String(currentTarget.naturalHeight < LOW);
            }}
            onError={() => setMissing(missing + 1)}
          />
        )}
        {label}
      </a>
    </li>
  );
}

/** Every component with a picture of its first story, by subject; a link to its docs page. */
export function ComponentGallery() {
  const stories = useStories().filter(({ title }) => title.startsWith('Components/'));
  const firsts = stories.filter(
    ({ title }, index) => stories.findIndex((other) => other.title === title) === index,
  );
  const subjects = [...new Set(firsts.map(({ title }) => title.split('/')[1] ?? ''))];
  return subjects.map((subject) => (
    <section key={subject}>
      <h3>{subject}</h3>
      <List>
        {firsts
          .filter(({ title }) => title.startsWith(`Components/${subject}/`))
          .map((story) => (
            <Thumbnail
              key={story.id}
              stories={stories.filter((it) => it.title === story.title && it.hasPicture)}
              label={story.title.split('/').slice(2).join('/')}
              to={`docs/${story.id.replace(/--.*/, '--docs')}`}
            />
          ))}
      </List>
    </section>
  ));
}
