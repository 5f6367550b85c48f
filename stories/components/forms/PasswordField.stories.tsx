import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PasswordField } from '#src/components/forms/PasswordField.tsx';

const meta = preview.meta({
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
    value: 'three pine trees',
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value ?? '');
    return <PasswordField {...args} value={value} onChange={setValue} />;
  },
});

/** The password is hidden. */
export const Hidden = meta.story();

/** 'Show' makes it readable, and the text stays. */
export const Shown = meta.story({
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Show password' })),
});

Shown.test('can be hidden again, by a button that says of what', async (context) => {
  const { canvas, userEvent } = context;
  const field = canvas.getByLabelText('Password');
  await expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue('three pine trees');
});
