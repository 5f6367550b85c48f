import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { InsertPanel } from '#src/components/editor/InsertPanel.tsx';
import { Field } from '#src/components/forms/Field.tsx';

const meta = preview.meta({
  component: InsertPanel,
  parameters: { layout: 'padded' },
  args: {
    label: 'Link',
    insertLabel: 'Insert link',
    children: <Field label="Link text" />,
    onInsert: fn(),
    onCancel: fn(),
  },
});

export const Open = meta.story({ tags: ['!picture'] });

Open.test('takes Enter and Escape', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'a{Enter}');
  await expect(args.onInsert).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await expect(args.onCancel).toHaveBeenCalledOnce();
});

/** Something is still missing, such as a picture on its way. */
export const Waiting = meta.story({ args: { isWaiting: true } });

Waiting.test('inserts nothing', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Insert link' }));
  await expect(args.onInsert).not.toHaveBeenCalled();
});
