import { site } from '#brand/site.ts';
import { paths } from '#src/pageTable.ts';

/** A schema.org node in JSON-LD. */
export type JsonLdNode = { readonly '@type': string } & { readonly [property: string]: unknown };

/** The absolute URL of a path, on the origin that a prerendered page names. */
export function absoluteUrl(path: string): string {
  const origin = globalThis.document?.documentElement.dataset.origin ?? site.url;
  return new URL(path, origin).href;
}

/** The breadcrumb trail from the home page to another one. */
export function breadcrumbs(title: string, path: string): JsonLdNode {
  const steps = [
    { name: 'Home', item: absoluteUrl(paths.home) },
    { name: title, item: absoluteUrl(path) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}
