import { createContext, use, useState } from 'react';
import type { Blog } from '#contracts/blogs.ts';
import type { Testimonial } from '#contracts/testimonials.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/** The API's responses at build time. */
export interface BuildTimeData {
  readonly blogs: readonly Blog[];
  readonly testimonials: readonly Testimonial[];
}

/** The part of the API's data that one page was prerendered with. */
export interface PrerenderedData {
  /** When the page was prerendered, as an ISO 8601 date. */
  readonly renderedAt?: string;
  readonly blogs?: Blog[];
  readonly testimonials?: Testimonial[];
  readonly blog?: Blog;
}

const none: PrerenderedData = {};

/** Provided by both entries: on the server from the API, in the browser from the page's JSON. */
export const PrerenderedDataContext = createContext(none);

/** The id of the script element that carries the data from the built page to the browser's entry. */
export const PRERENDERED_DATA_ID = 'prerendered-data';

/**
 * Returns the data that this page was prerendered with. It is empty on pages that are opened after
 * hydration, because they fetch from the API.
 */
export function usePrerenderedData(): PrerenderedData {
  const data = use(PrerenderedDataContext);
  const isHydrated = useIsHydrated();
  const [initial] = useState(isHydrated ? none : data);
  return initial;
}
