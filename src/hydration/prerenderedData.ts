import { createContext, use, useState } from 'react';
import type { Content, KindName } from '#contracts/content.ts';
import type { BlogListItem } from '#src/domain/blogListItem.ts';
import type { Rates } from '#src/domain/exchangeRates.ts';
import { useWasPrerendered } from './useWasPrerendered.ts';

/** The form of an entry in lists, by kind: the entry, if nothing else is said. */
type ListItems = Omit<{ readonly [Name in KindName]: Content[Name][number] }, 'blogs'> & {
  readonly blogs: BlogListItem;
};

/** The newest entries of the lists on a page. */
export type PrerenderedLists = { readonly [Name in KindName]?: ListItems[Name][] };

/** The part of the API's data that one page was prerendered with. */
export interface PrerenderedData {
  /** The ISO 8601 date on which the page was prerendered, with the time if it shows entries. */
  readonly renderedAt?: string;
  /** The query that it was rendered for, maybe not that of the address; missing for none. */
  readonly search?: string;
  readonly lists?: PrerenderedLists;
  /** The number of entries of the kind that the page lists all of. */
  readonly totals?: { readonly [Name in KindName]?: number };
  /** Every entry of the page's lists, on the server only: a browser without a script shows them. */
  readonly content?: Content;
  /** The exchange rates that the server knows. */
  readonly rates?: Rates;
  /** The entry whose page it is. */
  readonly entry?: { readonly [Name in KindName]?: Content[Name][number] };
}

const none: PrerenderedData = {};

/** Provided by both entries: on the server from the API, in the browser from the page's JSON. */
export const PrerenderedDataContext = createContext(none);

/** The id of the script element with the data of the built page for the browser's entry. */
export const PRERENDERED_DATA_ID = 'prerendered-data';

/** Returns the data that this page was prerendered with; empty on pages that open later. */
export function usePrerenderedData(): PrerenderedData {
  const data = use(PrerenderedDataContext);
  const wasPrerendered = useWasPrerendered();
  const [initial] = useState(wasPrerendered ? data : none);
  return initial;
}
