import { createContext, use, useSyncExternalStore } from 'react';
import type { Blog, Testimonial } from './contract.ts';

/** What the API answered while the site was built. */
export interface ApiAnswers {
  readonly blogs: readonly Blog[];
  readonly testimonials: readonly Testimonial[];
}

/** The part of it that one page was prerendered with. */
export interface BuiltAnswers {
  readonly blogs?: Blog[];
  readonly testimonials?: Testimonial[];
  readonly blog?: Blog;
}

const none: BuiltAnswers = {};

/** Given by the two entries: the server's from the API, the browser's from the page itself. */
export const BuiltAnswersContext = createContext(none);

/** The id of the element that carries the answers from the built page to the browser's entry. */
export const BUILT_ANSWERS_ID = 'built-answers';

const nothingToWatch = () => () => {};
const inBrowser = () => none;

/**
 * What this page was prerendered with, on the server and in the render that takes over what the
 * server rendered; nothing ever after, since a page that is opened later asks the API.
 */
export function useBuiltAnswers(): BuiltAnswers {
  const answers = use(BuiltAnswersContext);
  return useSyncExternalStore(nothingToWatch, inBrowser, () => answers);
}
