import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TestList } from '#src/components/test-prep/TestList.tsx';
import { paths } from '#src/pageTable.ts';
import {
  expectNoHorizontalScroll,
  longText,
  mobileViewport,
  nepaliName,
  nepaliText,
} from '../../support/edgeCases.ts';
import { followsLink } from '../../support/followsLink.ts';
import { tests } from '../../support/guides.ts';

const meta = preview.meta({
  title: 'Components/Test preparation/TestList',
  component: TestList,
  parameters: { layout: 'padded' },
  args: {
    tests: tests.map(({ slug, name, tagline, scoreShort }) => ({
      name,
      tagline,
      scoreShort,
      href: paths.testPreparation(slug),
    })),
  },
});

export const Five = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
});

export const ByKeyboard = meta.story({
  name: 'By keyboard',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^IELTS/ })).toHaveFocus();
  },
});

/** The whole row is the link. */
export const FollowsALink = meta.story({
  name: 'Follows a link',
  tags: ['!autodocs'],
  parameters: followsLink('/testpreparation/pte'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Score: 10 to 90'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('/testpreparation/pte');
  },
});

export const One = meta.story({
  tags: ['picture'],
  args: { tests: [{ name: 'SAT', tagline: 'x', scoreShort: '400 to 1600', href: '/' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Score: 400 to 1600')).toBeVisible();
  },
});

export const Mobile = meta.story({
  name: 'On a phone',
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});

export const LongMobile = meta.story({
  tags: ['picture'],
  name: 'Long, on a phone',
  args: { tests: [{ name: nepaliName, tagline: longText, scoreShort: nepaliText, href: '/' }] },
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});

export const Dark = Five.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
});
