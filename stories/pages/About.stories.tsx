import preview from '#.storybook/preview';
import AboutPage from '#src/pages/About/AboutPage.tsx';
import { paths } from '#src/pageTable.ts';

const meta = preview.meta({
  component: AboutPage,
  parameters: { layout: 'fullscreen', route: { url: paths.about } },
});

/** The consultancy: its achievements, its values and its founder. */
export const Loaded = meta.story({ tags: ['phone'] });
