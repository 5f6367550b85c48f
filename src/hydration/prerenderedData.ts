import { createContext, use, useState } from 'react';
import type { Content, KindName } from '#contracts/content.ts';
import type { BlogListItem } from '#src/domain/blogListItem.ts';
import type { Rates } from '#src/domain/exchangeRates.ts';
import { useWasPrerendered } from './useWasPrerendered.ts';

/** What lists show of an entry of each kind: the entry, if nothing else is said. */
type ListItems = Omit<{ readonly [Name in KindName]: Content[Name][number] }, 'blogs'> & {
  readonly blogs: BlogListItem;
};

/** The newest entries of the lists on a page. */
export type PrerenderedLists = { readonly [Name in KindName]?: ListItems[Name][] };

/** The part of the API's data that one page was prerendered with. */
export interface PrerenderedData {
  /** When the page was prerendered, as an ISO 8601 date. */
  readonly renderedAt?: string;
  /** The query that it was rendered for, which may differ from that of the address; missing for none. */
  readonly search?: string;
  readonly lists?: PrerenderedLists;
  /** How many entries there are of the kind that the page lists all of. */
  readonly totals?: { readonly [Name in KindName]?: number };
  /** Every entry of the page's lists. Only on the server, for what a browser shows without a script. */
  readonly content?: Content;
  /** The exchange rates that the server knows. */
  readonly rates?: Rates;
  /** The entry whose page it is. */
  readonly entry?: { readonly [Name in KindName]?: Content[Name][number] };
}

const none: PrerenderedData = {};

/** Provided by both entries: on the server from the API, in the browser from the page's JSON. */
export const PrerenderedDataContext = createContext(none);

/** The id of the script element that carries the data from the built page to the browser's entry. */
export const PRERENDERED_DATA_ID = 'prerendered-data';

/** Returns the data that this page was prerendered with; empty on pages that open later. */
export function usePrerenderedData(): PrerenderedData {
  const data = use(PrerenderedDataContext);
  const wasPrerendered = useWasPrerendered();
  const [initial] = useState(wasPrerendered ? data : none);
  return initial;
}
