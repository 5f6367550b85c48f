import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { MenuDialog } from '#src/components/navigation/MenuDialog.tsx';
import { mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: MenuDialog,
  parameters: { layout: 'fullscreen' },
  args: { name: site.name, children: <a href="/contact">Contact</a> },
  globals: mobileViewport,
});

/** The button that opens the menu. */
export const Closed = meta.story();

Closed.test('opens, and closes when a link in it is clicked', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
  await expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  const link = canvas.getByRole('link', { name: 'Contact' });
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
});

Closed.test('closes when its backdrop is clicked', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
  const dialog = canvas.getByRole('dialog', { name: 'Menu' });
  await userEvent.click(dialog);
  await expect(dialog).not.toBeVisible();
});
