import { basename } from 'node:path';
import { allPages, type PageEntry, paths } from '#src/pageTable.ts';

/** Required of every page that shows data from the API. */
const API_STATES = ['Loaded', 'Loading', 'Empty', 'Failed', 'LongContent'];

/** Required of public pages as well: they fall back to cached data. */
const PUBLIC_API_STATES = [...API_STATES, 'Offline', 'StaleData'];

/** Required of every form of the dashboard that adds an entry. */
const FORM_STATES = ['Loaded', 'Added', 'LongContent'];

/** Required of every list in which entries are edited and deleted. */
const LIST_STATES = [...API_STATES, 'Searched', 'Editing', 'DeleteAsked'];

function statesOf({ path, shows, entryOf, adds, lists }: PageEntry): readonly string[] {
  if (shows || entryOf) return PUBLIC_API_STATES;
  const states = adds ? FORM_STATES : lists ? LIST_STATES : [];
  return [...states, ...(otherStates[path] ?? [])];
}

/** Of pages of the dashboard, and what one page shows for all forms and one for all lists. */
const otherStates: Readonly<Record<string, readonly string[]>> = {
  [paths.addBlog]: ['Sending', 'BadRequest', 'Failed', 'DraftRestored'],
  [paths.listBlogs]: [
    ...['Updating', 'UpdateConflict', 'UpdateFailed'],
    ...['Deleting', 'DeleteConflict', 'DeleteFailed'],
  ],
  [paths.dashboard]: API_STATES,
  [paths.auditLog]: API_STATES,
  [paths.system]: API_STATES,
  [paths.importBlogs]: API_STATES,
  [paths.bin]: API_STATES,
  [paths.messages]: [...API_STATES, 'Searched', 'UpdateConflict', 'UpdateFailed', 'DeleteAsked'],
};

/**
 * The states that pages with data from the API have in common, as `<page>/<export name>`.
 * tests/unit/stories/coverage.test.ts looks for the stories.
 */
export const requiredPageStories: readonly string[] = allPages.flatMap((page) =>
  statesOf(page).map((state) => `${basename(page.module, 'Page')}/${state}`),
);
