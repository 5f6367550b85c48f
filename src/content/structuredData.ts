import { site } from '#brand/site.ts';
import { publishedAt } from '#contracts/ids.ts';
import type { FaqItem } from '#src/domain/exam.ts';
import { WEEKDAYS } from '#src/domain/nepalTime.ts';
import { minutesOf, type OpeningSpan } from '#src/domain/officeHours.ts';
import type { Office } from '#src/domain/site.ts';
import { paths } from '#src/pageTable.ts';
import { headOffice } from './offices.ts';

/** A schema.org node in JSON-LD. */
export type JsonLdNode = { readonly '@type': string } & { readonly [property: string]: unknown };

/** The absolute URL of a path, on the origin that a prerendered page names. */
export function absoluteUrl(path: string): string {
  const origin = globalThis.document?.documentElement.dataset.origin ?? site.url;
  return new URL(path, origin).href;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** 'HH:MM' of a day: a time after midnight is one of the next morning. */
function timeOfDay(time: string): string {
  const minutes = minutesOf(time);
  return `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;
}

const openingHours = ({ days, opens, closes }: OpeningSpan) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => WEEKDAYS[day]),
  opens: timeOfDay(opens),
  closes: timeOfDay(closes),
});

/** One thing as itself, several as a list. */
const oneOrAll = <Item>(items: readonly Item[]) => (items.length === 1 ? items[0] : items);

const postalAddress = ({ address }: Office) => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.city,
  postalCode: address.postalCode,
  addressCountry: address.countryCode,
});

function placeOf(office: Office) {
  const { holidays = [], spans } = site.hours;
  return {
    '@type': 'Place',
    ...(site.offices.length > 1 && { address: postalAddress(office) }),
    ...(office.phone && { telephone: office.phone.tel }),
    geo: { '@type': 'GeoCoordinates', ...office.location },
    openingHoursSpecification: oneOrAll(spans.map(openingHours)),
    ...(holidays.length > 0 && {
      specialOpeningHoursSpecification: holidays.map(({ day, name }) => ({
        '@type': 'OpeningHoursSpecification',
        name,
        validFrom: day,
        validThrough: day,
        opens: '00:00',
        closes: '00:00',
      })),
    }),
  };
}

/** The consultancy with its offices and opening hours. */
export function organization(): JsonLdNode {
  return {
    '@type': 'EducationalOrganization',
    name: site.name,
    url: absoluteUrl(paths.home),
    logo: absoluteUrl('/icon-512.png'),
    description: site.description,
    telephone: site.phone.tel,
    email: site.email,
    sameAs: site.social.map(({ url }) => url),
    address: postalAddress(headOffice),
    location: oneOrAll(site.offices.map(placeOf)),
  };
}

/** The breadcrumb trail of a page. */
export function breadcrumbs(steps: readonly { title: string; path: string }[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absoluteUrl(path),
    })),
  };
}

/** Questions and their answers. */
export function faqPage(items: readonly FaqItem[]): JsonLdNode {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A blog post; `content` is plain text, `image` a path of this site or an absolute URL. */
export function blogPosting(
  blog: {
    readonly _id: string;
    readonly title: string;
    readonly content: string;
    readonly author?: string | undefined;
    readonly publishedOn?: string | undefined;
    readonly updatedAt?: string | undefined;
  },
  image?: string,
): JsonLdNode {
  const date = publishedAt(blog);
  return {
    '@type': 'BlogPosting',
    headline: blog.title,
    articleBody: blog.content,
    url: absoluteUrl(paths.blog(blog._id)),
    ...(image && { image: absoluteUrl(image) }),
    publisher: { '@type': 'EducationalOrganization', name: site.name },
    ...(blog.author && { author: { '@type': 'Person', name: blog.author } }),
    ...(date && { datePublished: date.toISOString() }),
    ...(blog.updatedAt && { dateModified: blog.updatedAt }),
  };
}
