import preview from '#.storybook/preview';
import { TestimonialCard } from '#src/components/testimonial/TestimonialCard.tsx';
import { CardGrid } from '#src/components/ui/CardGrid.tsx';
import { named } from '../../../.storybook/jsxName.ts';
import { childrenArgType } from '../../support/argTypes.ts';
import { desktopViewport, longText } from '../../support/edgeCases.ts';

named({ CardGrid });

const cards = (count: number) =>
  Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a story never move.
    <li key={place}>
      <TestimonialCard name={`Student ${place + 1}`} message="The checklist was the best part." />
    </li>
  ));

/** The page takes it from here: react-docgen does not read styled elements. */
const description = [
  'A list of cards in one, two or three columns, depending on the width of the screen.',
  'For many equal cards.',
].join('\n\n');

const meta = preview.meta({
  component: CardGrid,
  parameters: { docs: { description: { component: description } } },
  argTypes: childrenArgType('The cards, each a list item.'),
  args: { children: cards(6) },
});

export const ThreeColumns = meta.story({ tags: ['phone'], globals: desktopViewport });

/** All cards of a row are as tall as the longest. */
export const OneLongCard = meta.story({
  args: {
    children: [
      <li key="long">
        <TestimonialCard name="Mahalaxmi Upadhyaya" message={longText} />
      </li>,
      ...cards(2),
    ],
  },
  globals: desktopViewport,
});
