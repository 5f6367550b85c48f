import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { EditDialog } from '#src/components/forms/EditDialog.tsx';
import { Field } from '#src/components/forms/Field.tsx';
import { zoomedViewport } from '../../support/edgeCases.ts';
import { expectWholeScroll, findDialog, untilDialog } from '../../support/findDialog.ts';

const meta = preview.meta({
  component: EditDialog,
  parameters: { isFramed: true },
  args: {
    title: 'Edit something',
    submitLabel: 'Update',
    children: <Field label="Text" defaultValue="The current text." />,
    onCancel: fn(),
    onSubmit: fn(),
  },
});

export const Open = meta.story({
  play: untilDialog('Edit something'),
});

Open.test('saves on Enter, and may be left', async ({ args, userEvent }) => {
  await userEvent.type(screen.getByLabelText('Text'), '{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('dialog').parentElement ?? document.body);
  await expect(args.onCancel).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect(args.onCancel).toHaveBeenCalledTimes(2);
});

/** Escape asks, because something was typed. The focus is on 'Keep writing'. */
export const AskedBeforeItThrowsAway = Open.extend({
  name: 'Asked before it throws away',
  tags: ['picture', 'phone'],
  args: { isChanged: true },
  play: async ({ userEvent }) => {
    await findDialog('Edit something');
    await userEvent.keyboard('{Escape}');
    await findDialog('Throw away what you typed?');
  },
});

AskedBeforeItThrowsAway.test(
  'keeps writing on Enter, and throws away',
  async ({ args, userEvent }) => {
    await expect(screen.getByRole('button', { name: 'Keep writing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(/^Throw away what/)).toBeNull());
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Throw away' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
);

/** More fields than the window has room for: the buttons stay in view. */
export const Long = meta.story({
  args: {
    children: Array.from({ length: 20 }, (_, index) => `Text ${index + 1}`).map((label) => (
      <Field key={label} label={label} defaultValue="The current text." />
    )),
  },
  play: untilDialog('Edit something'),
});

Long.test('hides no field with the focus behind the buttons', async ({ userEvent }) => {
  const top = () => screen.getByRole('button', { name: 'Update' }).getBoundingClientRect().top;
  await expect(top()).toBeLessThan(window.innerHeight);
  for (const field of screen.getAllByRole('textbox')) {
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(top());
  }
});

Long.test('scrolls as a whole in a low window', zoomedViewport, expectWholeScroll);
