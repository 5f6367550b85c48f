import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SignInForm } from '#src/components/forms/SignInForm.tsx';

const meta = preview.meta({
  title: 'Components/Forms/SignInForm',
  component: SignInForm,
  args: { problem: null, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).not.toBeRequired();
    await expect(canvas.getByLabelText('Password')).not.toBeRequired();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** An error in red, and the focus on the empty field. White space counts as empty. */
export const FieldMissing = meta.story({
  globals: { scheme: 'light' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'admin');
    await userEvent.type(canvas.getByLabelText('Password'), '  ');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    const error = canvas.getByRole('alert');
    await expect(error).toHaveTextContent('Both fields are required.');
    await expect(getComputedStyle(error).color).toBe('rgb(176, 0, 32)');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The focus is on the password, which is selected. */
export const WrongPassword = meta.story({
  args: { problem: 'Invalid credentials.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid credentials.');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Invalid credentials.',
    );
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
});

/** 'Show' makes the password readable, 'Hide' takes that back. */
export const PasswordShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  },
});

/** Enter in a field sends the form. */
export const Submitted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'admin');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('admin', 'secret');
  },
});

/** A second click during the check does nothing. */
export const Checking = meta.story({
  args: { isChecking: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'admin');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
