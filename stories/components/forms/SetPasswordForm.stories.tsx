import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { passwordErrors } from '#contracts/session.ts';
import { SetPasswordForm } from '#src/components/forms/SetPasswordForm.tsx';
import { blurAndScrollToTop } from '../../support/blurAndScrollToTop.ts';
import { fillIn } from '../../support/fillIn.ts';
import type { Tools } from '../../support/tools.ts';

const meta = preview.meta({
  title: 'Components/Forms/SetPasswordForm',
  component: SetPasswordForm,
  args: { problem: null, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
});

const PASSWORD = 'three pine trees and a bell';

async function fill({ canvas, userEvent }: Tools, password: string, repeated = password) {
  await fillIn(userEvent, canvas.getByLabelText('New password'), password);
  await fillIn(userEvent, canvas.getByLabelText('New password again'), repeated);
  await userEvent.click(canvas.getByRole('button', { name: 'Save and log in' }));
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Username')).toBeNull();
    await expect(canvas.getByLabelText('New password')).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
  },
});

/** An empty form is not sent; an alert says why. */
export const SubmittedEmpty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save and log in' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill in all fields.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The first account needs a username, too. */
export const NewAccount = meta.story({
  args: { asks: 'username' },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Username'), 'sunita');
    await fill(context, PASSWORD);
    await expect(args.onSubmit).toHaveBeenCalledWith(PASSWORD, 'sunita');
    blurAndScrollToTop();
  },
});

/** Of a known account: password managers save the password for this name, which cannot be changed. */
export const KnownAccount = meta.story({
  args: { username: 'sunita' },
  play: async (context) => {
    const username = context.canvas.getByLabelText('Username');
    await expect(username).toHaveAttribute('autocomplete', 'username');
    await context.userEvent.type(username, 'x');
    await expect(username).toHaveValue('sunita');
    await fill(context, PASSWORD);
    await expect(context.args.onSubmit).toHaveBeenCalledWith(PASSWORD, '');
    blurAndScrollToTop();
  },
});

/** Two different passwords are not sent; the second field says why. */
export const NotTheSame = meta.story({
  play: async (context) => {
    await fill(context, PASSWORD, `${PASSWORD}s`);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(
      'The two passwords are not the same.',
    );
    await expect(context.canvas.getByLabelText('New password again')).toHaveAccessibleDescription(
      /not the same/,
    );
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The server refuses a common password; its reason stands above the button. */
export const Refused = meta.story({
  args: {
    problem: passwordErrors.common.message,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(passwordErrors.common.message);
  },
});

/** Further clicks are ignored. */
export const Saving = meta.story({
  args: { isSaving: true },
  play: async (context) => {
    await fill(context, PASSWORD);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
});

/** In one's own account: the current password comes first, and nothing is sent without it. */
export const ChangeOwn = meta.story({
  args: { asks: 'current password', submitLabel: 'Change password' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Change password' });
    await fillIn(userEvent, canvas.getByLabelText('New password'), PASSWORD);
    await fillIn(userEvent, canvas.getByLabelText('New password again'), PASSWORD);
    await userEvent.click(button);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill in all fields.');
    await fillIn(userEvent, canvas.getByLabelText('Current password'), 'the old one');
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledWith(PASSWORD, 'the old one');
    blurAndScrollToTop();
  },
});
