import { CountryFlag } from '#src/components/destination/CountryFlag.tsx';
import type { NavEntry, NavLink, NavMenu } from '#src/components/navigation/navigationTypes.ts';
import type { FooterColumn } from '#src/components/navigation/SiteFooter.tsx';
import { TestIcon } from '#src/components/test-prep/TestIcon.tsx';
import { destinations } from '#src/content/destinations/destinations.ts';
import { mainPages, type PublicPage } from '#src/content/publicPages.ts';
import { site } from '#src/content/site.ts';
import { tests } from '#src/content/tests/tests.ts';
import { paths } from '#src/paths.ts';

const toLink = ({ label, path }: PublicPage): NavLink => ({ label, href: path });
const home = toLink(mainPages.home);
const about = toLink(mainPages.about);
const testimonials = toLink(mainPages.testimonials);
const blogs = toLink(mainPages.blogs);
const contact = toLink(mainPages.contact);
const compare = toLink(mainPages.compare);

const studyIn: NavMenu = {
  label: 'Study In',
  items: destinations.map(({ slug, shortName, tagline }) => ({
    name: shortName,
    href: paths.studyIn(slug),
    tagline,
    icon: <CountryFlag slug={slug} />,
  })),
  hint: { question: 'Which country?', ...compare },
};

const testPreparation: NavMenu = {
  label: 'Test Preparation',
  items: tests.map(({ slug, name, tagline }) => ({
    name,
    href: paths.testPreparation(slug),
    tagline,
    icon: <TestIcon test={slug} />,
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
