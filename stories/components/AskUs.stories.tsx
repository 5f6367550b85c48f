import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { AskUs } from '#src/components/AskUs.tsx';

const meta = preview.meta({
  title: 'Components/AskUs',
  component: AskUs,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Ask us' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('/contact');
  },
});
