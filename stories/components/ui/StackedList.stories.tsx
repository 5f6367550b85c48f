import preview from '#.storybook/preview';
import { StackedList } from '#src/components/ui/StackedList.tsx';
import { childrenArgType } from '../../support/argTypes.ts';
import { longText, mobileViewport, nepaliText, oneWord } from '../../support/edgeCases.ts';

/** The page takes it from here: react-docgen does not read styled elements. */
const description = [
  'A plain list, one item under the other.',
  'For wide items such as AdminItems; use CardGrid for cards.',
].join('\n\n');

const meta = preview.meta({
  component: StackedList,
  parameters: { docs: { description: { component: description } } },
  argTypes: childrenArgType('The items, each a list item.'),
  args: { children: [oneWord, nepaliText].map((text) => <li key={text}>{text}</li>) },
});

/** Stacked, without bullets; for screen readers it is a list. */
export const Two = meta.story();

export const LongMobile = meta.story({
  tags: ['picture'],
  name: 'Long, on a phone',
  args: { children: <li style={{ overflowWrap: 'anywhere' }}>{longText}</li> },
  globals: mobileViewport,
});
