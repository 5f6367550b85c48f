import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoadErrorAlert } from '#src/components/feedback/LoadErrorAlert.tsx';

const meta = preview.meta({
  component: LoadErrorAlert,
  parameters: { layout: 'padded' },
  args: { children: 'The blogs could not be loaded.', onRetry: fn() },
});

/** In place of the list, with 'Try again'. */
export const Shown = meta.story();
