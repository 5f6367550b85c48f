import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Field } from '#src/components/forms/Field.tsx';
import { FormCard } from '#src/components/forms/FormCard.tsx';

function TitleField() {
  const [value, setValue] = useState('');
  return <Field label="Title" required value={value} onChange={setValue} />;
}

const meta = preview.meta({
  component: FormCard,
  args: {
    title: 'Add Blog',
    onSubmit: fn(),
    children: <TitleField />,
  },
});

/** Enter submits it. */
export const Plain = meta.story({ tags: ['dark'] });

Plain.test('is sent by Enter, and no wider than a line', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('form', { name: 'Add Blog' }).offsetWidth).toBeLessThan(761);
  await userEvent.type(canvas.getByLabelText(/^Title/), 'Visas{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
});

/** Nothing is sent twice. */
export const Sending = meta.story({ args: { isSending: true } });

/** The problem is above the buttons and takes the focus. */
export const WithProblem = meta.story({ args: { problem: 'Not saved: the text is too long.' } });

WithProblem.test('has the focus, and leads to the button', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Add Blog' })).toHaveFocus();
});
