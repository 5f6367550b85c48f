import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { StatusText } from '#src/components/StatusText.tsx';
import { expectNoSidewaysScroll, longText, nepaliText, onPhone } from '../support/extremes.ts';

const meta = preview.meta({
  title: 'Components/StatusText',
  component: StatusText,
  parameters: { layout: 'padded' },
  args: { children: 'Loading blogs...' },
});

/** Read out when it changes. */
export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading blogs...');
  },
});

export const Empty = meta.story({
  args: { children: 'No blogs available.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No blogs available.');
  },
});

export const Devanagari = meta.story({
  args: { children: nepaliText },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(nepaliText)).toBeVisible();
  },
});

export const Long = meta.story({
  args: { children: longText },
  globals: onPhone,
  play: expectNoSidewaysScroll,
});
