import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ColorSchemeToggle } from '#src/components/navigation/ColorSchemeToggle.tsx';

const meta = preview.meta({ component: ColorSchemeToggle, parameters: { layout: 'centered' } });

/** With the sun or the moon. */
const shownIcons = (button: HTMLElement) =>
  Array.from(button.querySelectorAll('svg'), (icon) => getComputedStyle(icon).display !== 'none');

export const Default = meta.story({ tags: ['dark'], globals: { scheme: 'light' } });

Default.test('changes scheme and icon with each press', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Switch between light and dark' });
  await expect(shownIcons(button)).toEqual([true, false]);
  await userEvent.click(button);
  await expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  await expect(shownIcons(button)).toEqual([false, true]);
  await userEvent.click(button);
  await expect(document.documentElement).toHaveAttribute('data-scheme', 'light');
});
