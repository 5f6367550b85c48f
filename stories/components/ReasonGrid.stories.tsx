import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  CapIcon,
  CoinsIcon,
  CompassIcon,
  EditIcon,
  PassportIcon,
  PeopleIcon,
} from '#src/components/icons.tsx';
import { ReasonGrid } from '#src/components/ReasonGrid.tsx';
import { home } from '#src/content/home.ts';
import {
  expectNoSidewaysScroll,
  longText,
  nepaliName,
  nepaliText,
  oneWord,
  onLaptop,
  onPhone,
} from '../support/extremes.ts';

const icons = {
  compass: <CompassIcon />,
  campus: <CapIcon />,
  rupee: <CoinsIcon />,
  pencil: <EditIcon />,
  passport: <PassportIcon />,
  family: <PeopleIcon />,
};

const meta = preview.meta({
  title: 'Components/ReasonGrid',
  component: ReasonGrid,
  parameters: { layout: 'padded' },
  args: {
    reasons: home.whyChooseUs.reasons.map(({ title, text, icon }) => ({
      title,
      text,
      icon: icons[icon],
    })),
  },
});

const columnsOf = (list: HTMLElement) => getComputedStyle(list).gridTemplateColumns.split(' ');

/** Each has a title and a drawing that says nothing of its own. */
export const Six = meta.story({
  globals: onLaptop,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    for (const { text } of args.reasons) await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(columnsOf(canvas.getByRole('list'))).toHaveLength(3);
  },
});

export const SixOnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toHaveLength(1);
    await expectNoSidewaysScroll();
  },
});

export const Dark = Six.extend({ globals: { ...onLaptop, scheme: 'dark' } });

export const ShortAndLong = meta.story({
  args: {
    reasons: [
      { title: oneWord, text: oneWord, icon: <CompassIcon /> },
      { title: nepaliName, text: nepaliText, icon: <PeopleIcon /> },
      { title: 'In full', text: longText, icon: <CapIcon /> },
    ],
  },
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(nepaliText)).toBeVisible();
    await expectNoSidewaysScroll();
  },
});
