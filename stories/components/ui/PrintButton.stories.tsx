import { expect, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PrintButton } from '#src/components/ui/PrintButton.tsx';
import { blurAndScrollToTop } from '../../support/blurAndScrollToTop.ts';

const meta = preview.meta({
  title: 'Components/UI/PrintButton',
  component: PrintButton,
  parameters: { layout: 'centered' },
});

/** It is not printed. */
export const Clicked = meta.story({
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button')).toHaveClass('no-print');
    blurAndScrollToTop();
  },
});

export const ByKeyboard = meta.story({
  name: 'By keyboard',
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(print).toHaveBeenCalledOnce();
  },
});

export const Dark = Clicked.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
});
