import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ColorSchemeRadioGroup } from '#src/components/navigation/ColorSchemeRadioGroup.tsx';

const meta = preview.meta({ component: ColorSchemeRadioGroup, parameters: { layout: 'centered' } });

export const Light = meta.story({ globals: { scheme: 'light' } });

Light.test('changes the page at once, by mouse and keyboard', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('group', { name: 'Colour scheme' })).toBeVisible();
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
  await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
  await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
});

export const Dark = meta.story({
  tags: ['picture'],
  globals: { scheme: 'dark' },
});
