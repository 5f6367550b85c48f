import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FeatureGrid } from '#src/components/ui/FeatureGrid.tsx';
import {
  CapIcon,
  CoinsIcon,
  CompassIcon,
  EditIcon,
  PassportIcon,
  PeopleIcon,
} from '#src/components/ui/icons.tsx';
import {
  desktopViewport,
  expectNoHorizontalScroll,
  longText,
  mobileViewport,
  nepaliName,
  nepaliText,
  oneWord,
} from '../../support/edgeCases.ts';

/** Three rows of text and one, with and without a figure. */
const six = [
  {
    title: 'A plan on one page',
    text: 'What you want to study comes first. Then we write down what it asks of you, and when each paper must be there.',
    icon: <CompassIcon />,
  },
  {
    title: '40 universities visited',
    text: 'We have sat in their lecture halls, so we can say what a week there is like.',
    icon: <CapIcon />,
  },
  {
    title: 'Every rupee counted',
    text: 'Fees, rent and the way there, each with the page on which you can read it yourself.',
    icon: <CoinsIcon />,
  },
  {
    title: 'Practice before the test',
    text: 'In a room like that of the test.',
    icon: <EditIcon />,
  },
  {
    title: 'Papers read twice',
    text: 'By somebody who knows you, and by somebody who does not.',
    icon: <PassportIcon />,
  },
  {
    title: 'Bring your family',
    text: 'They may ask whatever they like, and they get the same answers as you.',
    icon: <PeopleIcon />,
  },
];

const meta = preview.meta({
  title: 'Components/UI/FeatureGrid',
  component: FeatureGrid,
  parameters: {
    choice: {
      here: 'Reasons of a sentence or two, each with a drawing.',
      rather: {
        'components-ui-featurelist': 'For longer texts, without drawings.',
        'components-ui-corevalues': 'For about three principles of equal weight.',
      },
    },
    layout: 'padded',
  },
  args: { reasons: six },
});

const columnsOf = (list: HTMLElement) => getComputedStyle(list).gridTemplateColumns.split(' ');

/** Each has a title and a decorative drawing. */
export const Six = meta.story({
  globals: desktopViewport,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    for (const { text } of args.reasons) await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(columnsOf(canvas.getByRole('list'))).toHaveLength(3);
  },
});

/** Two rows of two: none is alone in a row. */
export const Four = Six.extend({
  args: { reasons: six.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toHaveLength(2);
  },
});

export const SixMobile = meta.story({
  tags: ['picture'],
  name: 'Six, on a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toHaveLength(1);
    await expectNoHorizontalScroll();
  },
});

export const Dark = Six.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { ...desktopViewport, scheme: 'dark' },
});

export const ShortAndLong = meta.story({
  args: {
    reasons: [
      { title: oneWord, text: oneWord, icon: <CompassIcon /> },
      { title: nepaliName, text: nepaliText, icon: <PeopleIcon /> },
      { title: 'In full', text: longText, icon: <CapIcon /> },
    ],
  },
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(nepaliText)).toBeVisible();
    await expectNoHorizontalScroll();
  },
});
