import { site } from '#brand/site.ts';

/** A schema.org node in JSON-LD. */
export type JsonLdNode = { readonly '@type': string } & { readonly [property: string]: unknown };

/** The absolute URL of a path, on the origin that a prerendered page names. */
export function absoluteUrl(path: string): string {
  const origin = globalThis.document?.documentElement.dataset.origin ?? site.url;
  return new URL(path, origin).href;
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
