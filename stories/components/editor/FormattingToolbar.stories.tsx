import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FormattingToolbar } from '#src/components/editor/FormattingToolbar.tsx';

const meta = preview.meta({
  component: FormattingToolbar,
  parameters: { layout: 'padded' },
  args: { onFormat: fn() },
});

/** On a site without a server, whose texts have no pictures. */
export const Buttons = meta.story({ tags: ['!picture'] });

/** With the server. */
export const WithPictures = meta.story({ args: { hasPictures: true } });

WithPictures.test('names each format', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Numbered list' }));
  await expect(args.onFormat).toHaveBeenCalledWith('numberedList');
  await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute(
    'aria-keyshortcuts',
    'Control+B Meta+B',
  );
});
