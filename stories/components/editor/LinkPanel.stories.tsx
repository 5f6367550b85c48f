import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { LinkPanel } from '#src/components/editor/LinkPanel.tsx';

const meta = preview.meta({
  component: LinkPanel,
  args: { selected: '', onInsert: fn(), onCancel: fn() },
});

/** Without a selection the address is the text. */
export const Empty = meta.story();

Empty.test('takes a phone number', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('textbox', { name: 'Link text' })).toHaveFocus();
  await userEvent.type(canvas.getByRole('textbox', { name: 'Link address' }), '01-444 4444{Enter}');
  await expect(args.onInsert).toHaveBeenCalledWith('01-444 4444', 'tel:014444444');
});
