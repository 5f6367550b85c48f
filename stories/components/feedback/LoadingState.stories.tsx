import preview from '#.storybook/preview';
import { LoadingState } from '#src/components/feedback/LoadingState.tsx';
import { TextSkeleton } from '#src/components/feedback/TextSkeleton.tsx';
import { email, phone } from '../../support/office.ts';

const meta = preview.meta({
  title: 'Components/Feedback/LoadingState',
  component: LoadingState,
  parameters: {
    choice: {
      here: 'The main content of a public page while it is loaded.',
      rather: {
        'components-feedback-statusmessage': 'In the dashboard, where a line of text is enough.',
        'components-ui-loadingbutton': 'While a form is being sent.',
        'components-navigation-navigationprogress':
          'While the next page is loaded and this one is still shown.',
      },
    },
    layout: 'padded',
  },
  args: {
    message: 'Loading blog...',
    skeleton: <TextSkeleton />,
    phone,
    email,
    otherPage: { label: 'all blogs', href: '/blogs' },
  },
});

/** The other ways are only for browsers without JavaScript. */
export const Loading = meta.story();
