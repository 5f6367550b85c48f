import preview from '#.storybook/preview';
import { TestimonialCard } from '#src/components/testimonial/TestimonialCard.tsx';
import { TwoColumnGrid } from '#src/components/ui/TwoColumnGrid.tsx';
import { childrenArgType } from '../../support/argTypes.ts';
import { desktopViewport, longText } from '../../support/edgeCases.ts';

const card = (name: string, message = 'The checklist was the best part.') => (
  <TestimonialCard key={name} name={name} message={message} />
);

/** The page takes it from here: react-docgen does not read styled elements. */
const description = [
  'Two cards, side by side where there is room.',
  'For exactly two; use CardGrid for more.',
  '**Screen reader:** Only its content, in the order of the source, which is the order on the screen.',
].join('\n\n');

const meta = preview.meta({
  component: TwoColumnGrid,
  parameters: { docs: { description: { component: description } } },
  argTypes: childrenArgType('The two cards.'),
  args: { children: [card('Sunil B.K.'), card('Dawa Sherpa')] },
});

/** Both cards begin at the same height; on a phone they are below each other. */
export const SideBySide = meta.story({ tags: ['phone'], globals: desktopViewport });

/** Both are as tall as the longer one. */
export const Uneven = meta.story({
  tags: ['picture'],
  args: { children: [card('Sunil B.K.'), card('Dawa Sherpa', longText)] },
  globals: desktopViewport,
});
