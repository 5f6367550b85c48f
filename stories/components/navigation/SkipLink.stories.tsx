import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SkipLink } from '#src/components/navigation/SkipLink.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 160 }}>
        <Story />
        <main id="content" tabIndex={-1} />
      </div>
    ),
  ],
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(link).toHaveAttribute('href', '#content');
  },
});

/** Without the focus, it is above the window. */
export const Hidden = meta.story({
  play: async ({ canvas }) => {
    const { bottom } = canvas
      .getByRole('link', { name: 'Skip to content' })
      .getBoundingClientRect();
    await expect(bottom).toBeLessThan(0);
  },
});

export const Dark = Focused.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
});
