import { expect, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PrintButton } from '#src/components/ui/PrintButton.tsx';

const meta = preview.meta({ component: PrintButton, parameters: { layout: 'centered' } });

/** It is not printed. */
export const Default = meta.story();

Default.test('prints, also by keyboard', async ({ canvas, userEvent }) => {
  const print = spyOn(window, 'print').mockImplementation(() => {});
  await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
  await expect(print).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('button')).toHaveClass('no-print');
  await userEvent.keyboard('{Enter}');
  await expect(print).toHaveBeenCalledTimes(2);
});
