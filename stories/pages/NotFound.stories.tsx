import preview from '#.storybook/preview';
import NotFoundPage from '#src/pages/NotFound/NotFoundPage.tsx';

const meta = preview.meta({
  component: NotFoundPage,
  parameters: { layout: 'fullscreen', route: { url: '/no/such/page' } },
});

/** The error in words and as a code, and the links onward. */
export const Loaded = meta.story({ tags: ['phone'] });
