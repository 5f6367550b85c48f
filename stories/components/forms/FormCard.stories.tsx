import { useState } from 'react';
import { expect, fn } from 'storybook/test';
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

Plain.test(
  'saves a field that has only spaces, as one that is empty',
  { args: { saveLabel: 'Save as draft', onSave: fn() } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Title/), '  ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as draft' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
);

/** Only the button that saves is busy; the fields can be typed into. */
export const Saving = meta.story({
  args: { saveLabel: 'Save as draft', onSave: fn(), isSaving: true },
});

Saving.test('neither sends nor saves again', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^Title/), 'Visas{Enter}{Control>}s{/Control}');
  await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Visas');
  for (const name of ['Add Blog', 'Save as draft']) {
    const button = canvas.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
  }
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await expect(args.onSave).not.toHaveBeenCalled();
});
