import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoadErrorAlert } from '#src/components/feedback/LoadErrorAlert.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/LoadErrorAlert',
  component: LoadErrorAlert,
  parameters: {
    choice: {
      here: 'A list of the dashboard that could not be loaded.',
      rather: {
        'components-feedback-errorstate': 'When the whole page is missing or has failed.',
        'components-feedback-staledatanotice': 'When an older copy of the list can be shown.',
        'components-feedback-statusmessage': 'When the list was loaded and is empty.',
      },
    },
    layout: 'padded',
  },
  args: { children: 'The blogs could not be loaded.', onRetry: fn() },
});

/** In place of the list, with 'Try again'. */
export const Shown = meta.story();
