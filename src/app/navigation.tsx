import { DestinationMark } from '#src/components/DestinationMark.tsx';
import type { FooterColumn } from '#src/components/SiteFooter.tsx';
import type { NavEntry, NavLink, NavMenu } from '#src/components/siteNavigation.ts';
import { TestMark } from '#src/components/TestMark.tsx';
import { destinations } from '#src/content/destinations/destinations.ts';
import { paths } from '#src/content/paths.ts';
import { site } from '#src/content/site.ts';
import { tests } from '#src/content/tests/tests.ts';

const home: NavLink = { label: 'Home', href: paths.home };
const about: NavLink = { label: 'About Us', href: paths.about };
const testimonials: NavLink = { label: 'Testimonials', href: paths.testimonials };
const blogs: NavLink = { label: 'Blogs', href: paths.blogs };
const contact: NavLink = { label: 'Contact', href: paths.contact };
const compare: NavLink = { label: 'Compare countries', href: paths.compare };

const studyIn: NavMenu = {
  label: 'Study In',
  items: destinations.map(({ slug, shortName, oneLine }) => ({
    name: shortName,
    href: paths.studyIn(slug),
    oneLine,
    mark: <DestinationMark slug={slug} />,
  })),
  hint: { question: 'Which country?', ...compare },
};

const testPreparation: NavMenu = {
  label: 'Test Preparation',
  items: tests.map(({ slug, name, oneLine }) => ({
    name,
    href: paths.testPreparation(slug),
    oneLine,
    mark: <TestMark test={slug} />,
  })),
  hint: { question: 'Which test?', label: 'Ask us', href: paths.contact },
};

/** The header's entries in their order. */
export const navigation: readonly NavEntry[] = [
  home,
  about,
  studyIn,
  testPreparation,
  testimonials,
  blogs,
  contact,
];

const linksTo = ({ items }: NavMenu): readonly NavLink[] =>
  items.map(({ name, href }) => ({ label: name, href }));

/** The footer's map of the site. */
export const siteMap: readonly FooterColumn[] = [
  { heading: 'Study In', links: [...linksTo(studyIn), compare] },
  { heading: 'Test Preparation', links: linksTo(testPreparation) },
  { heading: site.shortName, links: [home, about, testimonials, blogs, contact] },
];
