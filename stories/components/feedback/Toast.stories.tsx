import { SnackbarProvider } from 'notistack';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Toast } from '#src/components/feedback/Toast.tsx';
import {
  expectNoHorizontalScroll,
  longText,
  mobileViewport,
  nepaliText,
  oneWord,
} from '../../support/edgeCases.ts';
import { withWidth } from '../../support/withWidth.tsx';

/** The look of a toast. ToastProvider's stories test its timing. */
const meta = preview.meta({
  title: 'Components/Feedback/Toast',
  component: Toast,
  parameters: {
    choice: {
      here: 'To confirm an action. Nothing is lost if nobody reads it.',
      rather: {
        'components-forms-formproblem':
          'When a form was not sent: its text must stay until it is read.',
        'components-feedback-updatebanner': 'When the reader has to decide something.',
        'components-ui-callout': 'For what holds as long as the page is open.',
      },
    },
    layout: 'padded',
    controls: { include: ['message', 'variant'] },
  },
  argTypes: {
    message: { description: 'What has happened, in one sentence.' },
    variant: {
      description: 'Whether it has succeeded.',
      control: 'radio',
      options: ['success', 'error'],
      table: { type: { summary: "'success' | 'error'" } },
    },
  },
  args: {
    id: 'toast',
    message: 'Blog added successfully!',
    variant: 'success' as const,
    anchorOrigin: { vertical: 'top' as const, horizontal: 'right' as const },
    persist: false,
    hideIconVariant: false,
    iconVariant: {},
    style: {},
  },
  decorators: [withWidth(360)],
  render: (args) => (
    <SnackbarProvider>
      <Toast {...args} />
    </SnackbarProvider>
  ),
});

/** Announced when the screen reader is idle. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const toast = canvas.getByRole('status');
    await expect(toast).toHaveTextContent('Blog added successfully!');
    await expect(toast.offsetWidth).toBe(320);
    await expect(toast.offsetHeight).toBeGreaterThanOrEqual(64);
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  },
});

/** Announced at once, and distinguished by more than its colour. */
export const Failure = meta.story({
  args: { variant: 'error', message: 'Failed to update blog' },
  play: async ({ canvas }) => {
    const toast = canvas.getByRole('alert');
    await expect(toast).toHaveTextContent('Failed to update blog');
    await expect(toast.querySelector(':scope > svg')).toBeVisible();
  },
});

export const OneWord = meta.story({
  args: { message: oneWord },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').offsetHeight).toBeGreaterThanOrEqual(64);
  },
});

export const Devanagari = meta.story({
  name: 'In Devanagari',
  args: { message: nepaliText },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(nepaliText)).toBeVisible();
  },
});

/** A long message from the server is shown in full. */
export const LongMobile = meta.story({
  tags: ['picture'],
  name: 'Long, on a phone',
  args: { variant: 'error', message: longText },
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longText)).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const Dark = Failure.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
});
