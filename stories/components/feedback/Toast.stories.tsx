import Stack from '@mui/material/Stack';
import { SnackbarProvider } from 'notistack';
import preview from '#.storybook/preview';
import { Toast } from '#src/components/feedback/Toast.tsx';
import { longText, mobileViewport, nepaliText, oneWord } from '../../support/edgeCases.ts';
import { withWidth } from '../../support/withWidth.tsx';

/** The look of a toast. ToastProvider's stories test its timing. */
const meta = preview.meta({
  component: Toast,
  parameters: { controls: { include: ['message', 'variant'] } },
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
export const Success = meta.story();

/** Announced at once, and distinguished by more than its colour. */
export const Failure = meta.story({
  tags: ['dark'],
  args: { variant: 'error', message: 'Failed to update blog' },
});

/** A long message from the server is shown in full. */
export const ContentStress = meta.story({
  tags: ['picture'],
  name: 'Short, long and Nepali',
  globals: mobileViewport,
  render: (args) => (
    <SnackbarProvider>
      <Stack sx={{ gap: 1 }}>
        {[oneWord, nepaliText, longText].map((message) => (
          <Toast key={message} {...args} message={message} />
        ))}
      </Stack>
    </SnackbarProvider>
  ),
});
