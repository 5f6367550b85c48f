import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { SkipLink } from '#src/components/navigation/SkipLink.tsx';

const meta = preview.meta({
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
  tags: ['dark'],
  play: ({ userEvent }) => userEvent.tab(),
});

Focused.test('is above the window without the focus', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Skip to content' });
  await expect(link).toHaveFocus();
  await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  link.blur();
  await waitFor(() => expect(link.getBoundingClientRect().bottom).toBeLessThan(0));
});
