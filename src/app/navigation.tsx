import { DestinationMark } from '#src/components/DestinationMark.tsx';
import type { FooterColumn } from '#src/components/SiteFooter.tsx';
import type { NavEntry, NavLink, NavMenu } from '#src/components/siteNavigation.ts';
import { TestMark } from '#src/components/TestMark.tsx';
import { destinations } from '#src/content/destinations/destinations.ts';
import { paths } from '#src/content/paths.ts';
import { mainPages, type PublicPage } from '#src/content/publicPages.ts';
import { site } from '#src/content/site.ts';
import { tests } from '#src/content/tests/tests.ts';

const toLink = ({ label, path }: PublicPage): NavLink => ({ label, href: path });
const home = toLink(mainPages.home);
const about = toLink(mainPages.about);
const testimonials = toLink(mainPages.testimonials);
const blogs = toLink(mainPages.blogs);
const contact = toLink(mainPages.contact);
const compare = toLink(mainPages.compare);

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

/** The header's entries in order. */
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

/** The columns of links in the footer. */
export const siteMap: readonly FooterColumn[] = [
  { heading: 'Study In', links: [...linksTo(studyIn), compare] },
  { heading: 'Test Preparation', links: linksTo(testPreparation) },
  { heading: site.shortName, links: [home, about, testimonials, blogs, contact] },
];
