import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { AskUsLink } from '#src/components/destination/AskUsLink.tsx';

const meta = preview.meta({
  title: 'Components/Destination/AskUsLink',
  component: AskUsLink,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Ask us' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('/contact');
  },
});
