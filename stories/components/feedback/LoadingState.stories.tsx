import preview from '#.storybook/preview';
import { CardGridSkeleton } from '#src/components/feedback/CardGridSkeleton.tsx';
import { LoadingState } from '#src/components/feedback/LoadingState.tsx';
import { email, phone } from '../../support/office.ts';

const meta = preview.meta({
  component: LoadingState,
  args: {
    message: 'Loading blogs...',
    skeleton: <CardGridSkeleton />,
    site: { phone, email },
    otherPage: { label: 'all blogs', href: '/blogs' },
  },
});

/** The other ways are only for browsers without JavaScript. */
export const Loading = meta.story();
