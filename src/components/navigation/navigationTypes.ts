import type { FocusEvent, MouseEvent, ReactNode } from 'react';

/** A plain entry of the navigation. */
export interface NavLink {
  readonly label: string;
  readonly href: string;
}

/** One entry of a menu. */
export interface NavItem {
  readonly name: string;
  readonly href: string;
  /** Its difference from the others, in one line. */
  readonly tagline: string;
  /** Decorative. */
  readonly icon: ReactNode;
}

/** An entry of the navigation that opens a panel. */
export interface NavMenu {
  readonly label: string;
  readonly items: readonly NavItem[];
  /** For visitors who cannot choose yet: a question, and a link that helps. */
  readonly hint: NavLink & { readonly question: string };
}

export type NavEntry = NavLink | NavMenu;

/** True if an entry of the navigation opens a panel. */
export function isMenu(entry: NavEntry): entry is NavMenu {
  return 'items' in entry;
}

/**
 * The `aria-current` of a link to `href` on the page at `currentPath`: 'page' on the page itself,
 * true on a page below it, such as a blog below the list of blogs.
 */
export function ariaCurrent(href: string, currentPath: string): 'page' | true | undefined {
  if (href === currentPath) return 'page';
  return href !== '/' && currentPath.startsWith(`${href}/`) ? true : undefined;
}

/** True if an event's target is a link or inside one. */
function isInLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null;
}

/** The handlers that close a menu when the focus leaves it, or a link in it is clicked. */
export const closeHandlers = (close: () => void) => ({
  onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  },
  onClick({ target }: MouseEvent) {
    if (isInLink(target)) close();
  },
});
