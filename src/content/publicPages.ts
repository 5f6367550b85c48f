import { paths } from '#src/paths.ts';
import { destinations } from './destinations/destinations.ts';
import { tests } from './tests/tests.ts';

/** A public page with an address of its own, and its name in menus and lists. */
export interface PublicPage {
  readonly path: string;
  readonly label: string;
}

/** The public pages other than the guides. */
export const mainPages = {
  home: { path: paths.home, label: 'Home' },
  about: { path: paths.about, label: 'About Us' },
  contact: { path: paths.contact, label: 'Contact' },
  testimonials: { path: paths.testimonials, label: 'Testimonials' },
  blogs: { path: paths.blogs, label: 'Blogs' },
  compare: { path: paths.compare, label: 'Compare countries' },
} as const satisfies Record<string, PublicPage>;

export type MainPath = (typeof mainPages)[keyof typeof mainPages]['path'];

/** The country guides and the test preparation pages. */
export const guidePages: readonly PublicPage[] = [
  ...destinations.map(({ slug, shortName }) => ({ path: paths.studyIn(slug), label: shortName })),
  ...tests.map(({ slug, name }) => ({ path: paths.testPreparation(slug), label: name })),
];

/** Every public page. Routes, prerendering, sitemap, offline list and menus derive from it. */
export const publicPages: readonly PublicPage[] = [...Object.values(mainPages), ...guidePages];
