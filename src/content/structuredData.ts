import { dateOfId } from '#contracts/ids.ts';
import { WEEKDAYS } from '#src/domain/nepalTime.ts';
import type { FaqItem } from '#src/domain/testPreparation.ts';
import { paths } from '#src/pageTable.ts';
import { site } from './site.ts';

/** A schema.org node in JSON-LD. */
export type JsonLdNode = { readonly '@type': string } & { readonly [property: string]: unknown };

/** The absolute URL of a path. */
export function absoluteUrl(path: string): string {
  return new URL(path, site.url).href;
}

const twoDigits = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The consultancy with its address and opening hours. */
export function organization(): JsonLdNode {
  const { address, hours, location } = site;
  return {
    '@type': 'EducationalOrganization',
    name: site.name,
    url: absoluteUrl(paths.home),
    logo: absoluteUrl('/icon-512.png'),
    description: site.description,
    telephone: site.phone.tel,
    email: site.email,
    sameAs: site.social.map(({ url }) => url),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    location: {
      '@type': 'Place',
      geo: { '@type': 'GeoCoordinates', ...location },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: hours.days.map((day) => WEEKDAYS[day]),
        opens: twoDigits(hours.opens),
        closes: twoDigits(hours.closes),
      },
    },
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

/** A blog post; its date comes from its id. `image` is a path of this site or an absolute URL. */
export function blogPosting(
  blog: {
    readonly _id: string;
    readonly title: string;
    readonly content: string;
    readonly author?: string | undefined;
    readonly updatedAt?: string | undefined;
  },
  image?: string,
): JsonLdNode {
  const date = dateOfId(blog._id);
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
