import Alert from '@mui/material/Alert';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { oneOf } from '../support/argTypes.ts';
import { named } from '../support/named.ts';

named({ Alert });

const description = `MUI's alert as the site draws it.

What failed to load is a [LoadErrorAlert](?path=/docs/components-feedback-loaderroralert--docs), a form that cannot be sent a [FormProblem](?path=/docs/components-forms-formproblem--docs), a note in a text a [Callout](?path=/docs/components-ui-callout--docs), a short confirmation a [toast](?path=/docs/components-feedback-toast--docs).

**Screen reader:** The text is announced when it appears, because its role is \`alert\`: give it \`role="status"\` if it may wait.`;

const meta = preview.meta({
  title: 'Base parts/Alert',
  component: Alert,
  parameters: {
    choice: {
      here: 'Something has failed, on the page itself.',
      rather: {
        'components-ui-callout': 'For a condition under which nothing has failed.',
        'components-forms-formproblem': 'When a form was not sent: it also takes the focus.',
        'components-feedback-loaderroralert':
          'When a list could not be loaded: it has a button to try again.',
      },
    },
    layout: 'padded',
    chromatic: { disableSnapshot: true },
    docs: { description: { component: description } },
  },
  args: { children: 'The server cannot be reached.', severity: 'error' },
  argTypes: {
    children: { description: 'What happened and what to do.', control: 'text' },
    severity: oneOf(['error', 'warning', 'info', 'success']),
  },
});

/** What could not be done, and what to do. Screen readers announce it at once. */
export const Failure = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
  },
});

export const Warning = meta.story({
  args: { children: 'The prices are from last week.', severity: 'warning' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

/** Good to know, and nothing has failed: in public pages a Callout says such things. */
export const Hint = meta.story({
  args: { children: 'The office is closed on Saturday.', severity: 'info' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const Success = meta.story({
  args: { children: 'The password has been changed.', severity: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

/** A button closes it when the reader knows it; the parent then removes it. */
export const CanBeClosed = meta.story({
  args: { onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
