import { basename } from 'node:path';
import { allPages, type PageEntry, paths } from '#src/pageTable.ts';

/** Required of every page that shows data from the API. */
const API_STATES = ['Loaded', 'Loading', 'Empty', 'Failed', 'Offline', 'LongContent'];

/** Required of public pages as well: they fall back to cached data. */
const PUBLIC_API_STATES = [...API_STATES, 'StaleData'];

/** Required of every form of the dashboard. */
const FORM_STATES = [
  ...['Loaded', 'Sending', 'Added', 'BadRequest', 'Failed', 'Offline'],
  ...['DraftRestored', 'LongContent'],
];

/** Required of every list in which something can be changed and deleted. */
const CHANGE_STATES = [
  ...[...API_STATES, 'Searched', 'Updating', 'UpdateConflict', 'UpdateFailed'],
  ...['DeleteAsked', 'Deleting', 'DeleteConflict', 'DeleteFailed'],
];

/** Required of the lists of blogs and testimonials, which are edited in a dialog. */
const LIST_STATES = [...CHANGE_STATES, 'Editing'];

function statesOf({ path, shows, entryOf, adds, lists }: PageEntry): readonly string[] {
  if (shows || entryOf) return PUBLIC_API_STATES;
  if (adds) return FORM_STATES;
  if (lists) return LIST_STATES;
  return otherStates[path] ?? [];
}

/** Of pages that show what only the server has. */
const otherStates: Readonly<Record<string, readonly string[]>> = {
  [paths.dashboard]: API_STATES,
  [paths.auditLog]: API_STATES,
  [paths.system]: API_STATES,
  [paths.importBlogs]: API_STATES,
  [paths.bin]: API_STATES,
  [paths.messages]: CHANGE_STATES,
};

/**
 * The states that pages with data from the API have in common, as `<page>/<export name>`.
 * tests/unit/stories/coverage.test.ts looks for the stories.
 */
export const requiredPageStories: readonly string[] = allPages.flatMap((page) =>
  statesOf(page).map((state) => `${basename(page.module, 'Page')}/${state}`),
);
