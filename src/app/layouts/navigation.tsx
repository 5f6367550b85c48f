import { site } from '#brand/site.ts';
import { CountryFlag } from '#src/components/country/CountryFlag.tsx';
import { ExamIcon } from '#src/components/exam/ExamIcon.tsx';
import {
  isMenu,
  type NavEntry,
  type NavLink,
  type NavMenu,
} from '#src/components/navigation/navigationTypes.ts';
import type { FooterColumn } from '#src/components/navigation/SiteFooter.tsx';
import { canCompare, offeredCountries } from '#src/content/countries/offeredCountries.ts';
import { offeredExams } from '#src/content/exams/offeredExams.ts';
import { allPages, pages, paths } from '#src/pageTable.ts';

const compare = { label: pages.compare.label, href: paths.compare };
const askUs = { label: 'Ask us', href: paths.contact };

/** Menus of the guides, by the folder of their content. */
const menus: Readonly<Record<'countries' | 'exams', NavMenu>> = {
  countries: {
    label: pages.studyIn.label,
    items: offeredCountries.map(({ slug, shortName, tagline }) => ({
      name: shortName,
      href: paths.studyIn(slug),
      tagline,
      icon: <CountryFlag slug={slug} />,
    })),
    hint: { question: 'Which country?', ...(canCompare ? compare : askUs) },
  },
  exams: {
    label: pages.testPreparation.label,
    items: offeredExams.map(({ slug, name, tagline }) => ({
      name,
      href: paths.testPreparation(slug),
      tagline,
      icon: <ExamIcon exam={slug} />,
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
  { heading: menus.exams.label, links: linksTo(menus.exams) },
  {
    heading: site.shortName,
    links: [
      ...navigation.flatMap((entry) => (isMenu(entry) ? [] : entry)),
      { label: pages.privacy.label, href: paths.privacy },
    ],
  },
].filter(({ links }) => links.length > 0);
