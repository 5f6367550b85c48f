import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { AskUsLink } from '#src/components/destination/AskUsLink.tsx';
import { followsLink } from '../../support/followsLink.ts';

const meta = preview.meta({
  title: 'Components/Destination/AskUsLink',
  component: AskUsLink,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toBeVisible();
  },
});

/** The contact page opens with the subject. */
export const WithSubject = meta.story({
  args: { subject: 'Canada: visa fee' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      '/contact?subject=Canada%3A+visa+fee',
    );
  },
});

export const FollowsALink = meta.story({
  name: 'Follows a link',
  tags: ['!autodocs'],
  parameters: followsLink('/contact'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Ask us' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('/contact');
  },
});
