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
