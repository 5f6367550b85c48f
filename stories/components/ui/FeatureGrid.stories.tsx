import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { home } from '#brand/home.ts';
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

const icons = {
  compass: <CompassIcon />,
  campus: <CapIcon />,
  rupee: <CoinsIcon />,
  pencil: <EditIcon />,
  passport: <PassportIcon />,
  family: <PeopleIcon />,
};

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
  args: {
    reasons: home.whyChooseUs.reasons.map(({ title, text, icon }) => ({
      title,
      text,
      icon: icons[icon],
    })),
  },
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
  args: { reasons: Six.composed.args.reasons?.slice(0, 4) },
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
