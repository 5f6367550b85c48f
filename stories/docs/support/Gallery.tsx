import { styled } from '@mui/material/styles';
import { colors } from '#src/theme/tokens.ts';
import { useStories } from '../../../.storybook/docs/useStoryIndex.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 20,
  '& > li': { margin: 0 },
  '& span': {
    display: 'grid',
    placeContent: 'safe center',
    height: 150,
    overflow: 'hidden',
    // Of the pictures, which are light in both schemes.
    backgroundColor: colors.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
  },
  // Never enlarged: a wide and low picture is cut at its end.
  '& img': { display: 'block', maxWidth: 'none', maxHeight: 148 },
}));

/** A link to the docs page of each component, by subject, with the picture of its first story. */
export function ComponentGallery() {
  const stories = useStories().filter(({ title }) => title.startsWith('Components/'));
  const firsts = [...new Map(stories.toReversed().map((it) => [it.title, it])).values()].reverse();
  const subjects = [...new Set(firsts.map(({ title }) => title.split('/')[1] ?? ''))];
  return subjects.map((subject) => (
    <section key={subject}>
      <h3>{subject}</h3>
      <List>
        {firsts
          .filter(({ title }) => title.startsWith(`Components/${subject}/`))
          .map(({ id, title }) => (
            <li key={id}>
              <a href={`./?path=/docs/${id.replace(/--.*/, '--docs')}`} target="_top">
                <span>
                  <img src={`./baselines/${id.replace('--', '/')}.png`} alt="" loading="lazy" />
                </span>
                {title.split('/').slice(2).join('/')}
              </a>
            </li>
          ))}
      </List>
    </section>
  ));
}
