import preview from '#.storybook/preview';
import { LoadingState } from '#src/components/feedback/LoadingState.tsx';
import { email, phone } from '../../support/office.ts';

const meta = preview.meta({
  component: LoadingState,
  args: {
    message: 'Loading blogs...',
    site: { phone, email },
    otherPage: { label: 'all blogs', href: '/blogs' },
  },
});

/** The other ways are only for browsers without JavaScript. */
export const Loading = meta.story({ tags: ['phone'] });
