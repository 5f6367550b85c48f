import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ColorSchemeToggle } from '#src/components/navigation/ColorSchemeToggle.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/ColorSchemeToggle',
  component: ColorSchemeToggle,
  parameters: { layout: 'centered' },
});

/** Whether the sun and the moon are shown. */
const shownIcons = (button: HTMLElement) =>
  Array.from(button.children, (icon) => getComputedStyle(icon).display !== 'none');

export const Light = meta.story({
  globals: { scheme: 'light' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Switch between light and dark' });
    await expect(button).toBeVisible();
    await expect(shownIcons(button)).toEqual([true, false]);
  },
});

export const Dark = meta.story({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(shownIcons(canvas.getByRole('button'))).toEqual([false, true]);
  },
});

/** Each press changes the scheme and the icon. */
export const ThereAndBack = meta.story({
  globals: { scheme: 'light' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    await expect(shownIcons(button)).toEqual([false, true]);
    await userEvent.click(button);
    await expect(document.documentElement).toHaveAttribute('data-scheme', 'light');
    await expect(shownIcons(button)).toEqual([true, false]);
  },
});
