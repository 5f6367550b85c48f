import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SchemeButton } from '#src/components/SchemeButton.tsx';

const meta = preview.meta({
  title: 'Components/SchemeButton',
  component: SchemeButton,
  parameters: { layout: 'centered' },
});

export const Light = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Colour scheme: light. Switch to dark' }),
    ).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Colour scheme: dark. Switch to system' }),
    ).toBeVisible();
  },
});

export const AllTheWayRound = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Colour scheme: system. Switch to light');
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Colour scheme: light. Switch to dark');
  },
});
