import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TestList } from '#src/components/TestList.tsx';
import { paths } from '#src/content/paths.ts';
import { tests } from '#src/content/tests/tests.ts';
import {
  expectNoSidewaysScroll,
  longText,
  nepaliName,
  nepaliText,
  onPhone,
} from '../support/extremes.ts';

const meta = preview.meta({
  title: 'Components/TestList',
  component: TestList,
  parameters: { layout: 'padded' },
  args: {
    tests: tests.map(({ slug, name, oneLine, scoreShort }) => ({
      name,
      oneLine,
      scoreShort,
      href: paths.testPreparation(slug),
    })),
  },
});

/** The whole row is the link. */
export const Five = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(canvas.getByText('Score: 10 to 90'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('/testpreparation/pte');
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^IELTS/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('/testpreparation/ielts');
  },
});

export const One = meta.story({
  args: { tests: [{ name: 'SAT', oneLine: 'x', scoreShort: '400 to 1600', href: '/' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Score: 400 to 1600')).toBeVisible();
  },
});

export const OnPhone = meta.story({ globals: onPhone, play: expectNoSidewaysScroll });

export const LongOnPhone = meta.story({
  args: { tests: [{ name: nepaliName, oneLine: longText, scoreShort: nepaliText, href: '/' }] },
  globals: onPhone,
  play: expectNoSidewaysScroll,
});

export const Dark = Five.extend({ globals: { scheme: 'dark' } });
