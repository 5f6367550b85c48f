import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SignInForm } from '#src/components/forms/SignInForm.tsx';
import { withWidth } from '../../support/withWidth.tsx';

const meta = preview.meta({
  component: SignInForm,
  args: { problem: null, onSubmit: fn() },
  decorators: [withWidth(440, 24)],
});

export const Empty = meta.story();

Empty.test('is sent by Enter', async ({ args, canvas, userEvent }) => {
  const password = canvas.getByLabelText('Password');
  await expect(canvas.getByLabelText('Username')).not.toBeRequired();
  await expect(password).not.toBeRequired();
  await expect(canvas.queryByRole('alert')).toBeNull();
  await userEvent.type(canvas.getByLabelText('Username'), 'admin');
  await userEvent.type(password, 'secret{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith('admin', 'secret');
});

/** An error in red, and the focus on the empty field. White space counts as empty. */
export const FieldMissing = meta.story({
  globals: { scheme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'admin');
    await userEvent.type(canvas.getByLabelText('Password'), '  ');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  },
});

FieldMissing.test('is not sent', async ({ args, canvas }) => {
  const error = canvas.getByRole('alert');
  await expect(error).toHaveTextContent('Both fields are required.');
  await expect(getComputedStyle(error).color).toBe('rgb(176, 0, 32)');
  await expect(canvas.getByLabelText('Password')).toHaveFocus();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** The focus is on the password, which is selected. */
export const WrongPassword = meta.story({ args: { problem: 'Invalid credentials.' } });

WrongPassword.test('asks for the password again', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid credentials.');
  const password = canvas.getByLabelText('Password');
  await expect(password).toHaveAccessibleDescription('Invalid credentials.');
  await expect(password).toHaveFocus();
});

/** A second click during the check does nothing. */
export const Checking = meta.story({ args: { isChecking: true } });
