import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TitleField } from '#src/components/editor/TitleField.tsx';

const meta = preview.meta({
  component: TitleField,
  args: { defaultValue: '', onChange: fn() },
});

export const Empty = meta.story({ tags: ['!picture'] });

Empty.test('reads the signs of HTML in a pasted title', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }));
  await userEvent.paste('IELTS &amp; PTE&#8217;s fees &now');
  await expect(canvas.getByRole('textbox')).toHaveValue('IELTS & PTE’s fees &now');
  await expect(args.onChange).toHaveBeenLastCalledWith('IELTS & PTE’s fees &now');
});
