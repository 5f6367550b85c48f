import { site } from '#brand/site.ts';
import { CountryFlag } from '#src/components/destination/CountryFlag.tsx';
import {
  isMenu,
  type NavEntry,
  type NavLink,
  type NavMenu,
} from '#src/components/navigation/navigationTypes.ts';
import type { FooterColumn } from '#src/components/navigation/SiteFooter.tsx';
import { TestIcon } from '#src/components/test-prep/TestIcon.tsx';
import { canCompare, destinations } from '#src/content/countries/destinations.ts';
import { tests } from '#src/content/tests/tests.ts';
import { allPages, pages, paths } from '#src/pageTable.ts';

const compare = { label: pages.compare.label, href: paths.compare };
const askUs = { label: 'Ask us', href: paths.contact };

/** Menus of the guides, by the folder of their content. */
const menus: Readonly<Record<'countries' | 'tests', NavMenu>> = {
  countries: {
    label: pages.studyIn.label,
    items: destinations.map(({ slug, shortName, tagline }) => ({
      name: shortName,
      href: paths.studyIn(slug),
      tagline,
      icon: <CountryFlag slug={slug} />,
    })),
    hint: { question: 'Which country?', ...(canCompare ? compare : askUs) },
  },
  tests: {
    label: pages.testPreparation.label,
    items: tests.map(({ slug, name, tagline }) => ({
      name,
      href: paths.testPreparation(slug),
      tagline,
      icon: <TestIcon test={slug} />,
    })),
    hint: { question: 'Which test?', ...askUs },
  },
};

/** The header's entries in order. */
export const navigation: readonly NavEntry[] = allPages.flatMap(
  ({ label, path, each, area, isInHeader = true }) => {
    if (each) return menus[each].items.length > 0 ? menus[each] : [];
    return label && !area && isInHeader ? { label, href: path } : [];
  },
);

const linksTo = ({ items }: NavMenu): readonly NavLink[] =>
  items.map(({ name, href }) => ({ label: name, href }));

/** The columns of links in the footer. */
export const siteMap: readonly FooterColumn[] = [
  {
    heading: menus.countries.label,
    links: [...linksTo(menus.countries), ...(canCompare ? [compare] : [])],
  },
  { heading: menus.tests.label, links: linksTo(menus.tests) },
  { heading: site.shortName, links: navigation.flatMap((entry) => (isMenu(entry) ? [] : entry)) },
].filter(({ links }) => links.length > 0);
