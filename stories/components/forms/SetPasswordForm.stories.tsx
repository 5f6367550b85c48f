import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { passwordErrors } from '#contracts/session.ts';
import { SetPasswordForm } from '#src/components/forms/SetPasswordForm.tsx';
import { fillIn, type Tools } from '../../support/play.ts';
import { withWidth } from '../../support/withWidth.tsx';

const meta = preview.meta({
  component: SetPasswordForm,
  args: { problem: null, isSaving: false, onSubmit: fn() },
  decorators: [withWidth(440, 24)],
});

const PASSWORD = 'three pine trees and a bell';

async function fill({ canvas, userEvent }: Tools, password: string, repeated = password) {
  await fillIn(userEvent, canvas.getByLabelText('New password'), password);
  await fillIn(userEvent, canvas.getByLabelText('New password again'), repeated);
  await userEvent.click(canvas.getByRole('button', { name: /^Save and|^Change/ }));
}

export const Empty = meta.story();

Empty.test('is not sent; an alert says why', async ({ args, canvas, userEvent }) => {
  await expect(canvas.queryByLabelText('Username')).toBeNull();
  const password = canvas.getByLabelText('New password');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await expect(password).toHaveAccessibleDescription(/^At least 10 characters/);
  await userEvent.click(canvas.getByRole('button', { name: 'Save and log in' }));
  await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill in all fields.');
  await expect(password).toHaveAccessibleDescription(
    /^Please fill in all fields. At least 10 characters/,
  );
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** The first account also needs a username. */
export const NewAccount = meta.story({ args: { asks: 'username' } });

NewAccount.test('sends the name', async (context) => {
  await context.userEvent.type(context.canvas.getByLabelText('Username'), 'sunita');
  await fill(context, PASSWORD);
  await expect(context.args.onSubmit).toHaveBeenCalledWith(PASSWORD, 'sunita');
});

/** Of a known account, whose name password managers save; it cannot be changed. */
export const KnownAccount = meta.story({ args: { username: 'sunita' } });

KnownAccount.test('keeps the name', async (context) => {
  const username = context.canvas.getByLabelText('Username');
  await expect(username).toHaveAttribute('autocomplete', 'username');
  await context.userEvent.type(username, 'x');
  await expect(username).toHaveValue('sunita');
  await fill(context, PASSWORD);
  await expect(context.args.onSubmit).toHaveBeenCalledWith(PASSWORD, '');
});

/** Two different passwords are not sent; the second field says why. */
export const NotTheSame = meta.story({
  play: (context) => fill(context, PASSWORD, `${PASSWORD}s`),
});

NotTheSame.test('is not sent, and is only missing if it is empty', async (context) => {
  const { args, canvas, userEvent } = context;
  await expect(canvas.getByRole('alert')).toHaveTextContent('The two passwords are not the same.');
  await expect(canvas.getByLabelText('New password again')).toHaveAccessibleDescription(
    /not the same/,
  );
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(canvas.getByLabelText('New password again'));
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill in all fields.');
});

/** In one's own account: the current password comes first, and nothing is sent without it. */
export const ChangeOwn = meta.story({
  args: { asks: 'current password', submitLabel: 'Change password' },
});

ChangeOwn.test('needs the current password, and another new one', async (context) => {
  const { args, canvas, userEvent } = context;
  const submit = canvas.getByRole('button', { name: 'Change password' });
  await fill(context, PASSWORD);
  await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill in all fields.');
  const current = canvas.getByLabelText('Current password');
  await fillIn(userEvent, current, PASSWORD);
  await userEvent.click(submit);
  await expect(canvas.getByRole('alert')).toHaveTextContent(passwordErrors.unchanged.message);
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(current);
  await fillIn(userEvent, current, 'the old one');
  await userEvent.click(submit);
  await expect(args.onSubmit).toHaveBeenCalledWith(PASSWORD, 'the old one');
});
