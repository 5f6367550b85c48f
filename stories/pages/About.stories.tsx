import preview from '#.storybook/preview';
import AboutPage from '#src/pages/About/AboutPage.tsx';
import { paths } from '#src/pageTable.ts';

const meta = preview.meta({
  title: 'Pages/About',
  component: AboutPage,
  parameters: { route: { url: paths.about } },
});

/** Who we are, what we have achieved, our values and our founder. */
export const Loaded = meta.story({ tags: ['phone'] });
