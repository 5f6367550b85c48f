import { styled } from '@mui/material/styles';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { NavItemLink } from '#src/components/NavItemLink.tsx';
import { TestMark } from '#src/components/TestMark.tsx';
import { expectNoSidewaysScroll } from '../support/extremes.ts';

const List = styled('ul')({ width: 320, margin: 0, padding: 16 });

const meta = preview.meta({
  title: 'Components/NavItemLink',
  component: NavItemLink,
  args: {
    item: {
      name: 'IELTS',
      href: '/testpreparation/ielts',
      oneLine: 'English for study and visas, on paper or computer',
      mark: <TestMark test="ielts" />,
    },
    currentPath: '/',
  },
  decorators: [
    (Story) => (
      <List>
        <Story />
      </List>
    ),
  ],
});

/** The whole row can be clicked; the accessible name is the name alone. */
export const Normal = meta.story({
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'IELTS' });
    await expect(link).toHaveAccessibleDescription(args.item.oneLine);
    const { left, bottom } = canvas.getByRole('listitem').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(link);
  },
});

export const CurrentPage = meta.story({
  args: { currentPath: '/testpreparation/ielts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
});

export const Compact = meta.story({
  args: { isCompact: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText(args.item.oneLine)).not.toBeInTheDocument();
    await expect(canvas.getByRole('listitem').offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

export const WithoutMark = meta.story({
  args: {
    item: { name: 'Compare', href: '/compare', oneLine: 'Up to three countries side by side' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Compare' })).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

export const LongTexts = meta.story({
  args: {
    item: {
      name: 'Test of English as a Foreign Language, internet-based',
      href: '/testpreparation/toefl',
      oneLine:
        'Academic English for universities in the United States, in Canada and in more than 160 other countries',
      mark: <TestMark test="toefl" />,
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.item.oneLine)).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

export const InTheDark = CurrentPage.extend({ globals: { scheme: 'dark' } });
