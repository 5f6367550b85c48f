import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ColorSchemeRadioGroup } from '#src/components/navigation/ColorSchemeRadioGroup.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/ColorSchemeRadioGroup',
  component: ColorSchemeRadioGroup,
  parameters: { layout: 'centered' },
});

export const Light = meta.story({
  globals: { scheme: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Colour scheme' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
});

export const Dark = meta.story({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
});

/** A choice changes the page at once; 'System' follows the device. */
export const Switched = meta.story({
  globals: { scheme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
  },
});

/** Two switches on one page have two names. */
export const Named = meta.story({
  args: { label: 'Colour scheme (menu)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Colour scheme (menu)' })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  name: 'By keyboard',
  globals: { scheme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
});
