/** Required of every page that shows data from the API. */
const API_STATES = ['Loaded', 'Loading', 'Empty', 'Failed', 'Offline', 'LongContent', 'Mobile'];

/** Required of public pages as well: they fall back to cached data. */
const PUBLIC_API_STATES = [...API_STATES, 'StaleData'];

/** Required of every form of the dashboard. */
const FORM_STATES = [
  ...['Loaded', 'Sending', 'Added', 'BadRequest', 'TooLarge', 'Failed', 'Offline'],
  ...['DraftRestored', 'LongContent', 'Mobile'],
];

/** Required of every list in which something can be changed and deleted. */
const CHANGE_STATES = [
  ...API_STATES,
  ...['Searched', 'Updating', 'UpdateConflict', 'UpdateFailed', 'UpdateOffline'],
  ...['Deleting', 'Deleted', 'DeleteCancelled', 'DeleteConflict', 'DeleteFailed', 'DeleteOffline'],
];

/** Required of the lists of blogs and testimonials, which are edited in a dialog. */
const LIST_STATES = [
  ...CHANGE_STATES,
  ...['Editing', 'Updated', 'UpdateBadRequest', 'UpdateTooLarge'],
];

/**
 * The states that pages with data from the API have in common, as export names; the key is the
 * page's title below `Pages/`. tests/unit/stories/coverage.test.ts looks for the stories.
 */
export const requiredPageStories: Readonly<Record<string, readonly string[]>> = {
  Home: PUBLIC_API_STATES,
  Testimonials: PUBLIC_API_STATES,
  Blogs: PUBLIC_API_STATES,
  Blog: PUBLIC_API_STATES,
  Dashboard: API_STATES,
  AuditLog: API_STATES,
  AddTestimonial: FORM_STATES,
  AddBlog: FORM_STATES,
  ListTestimonials: LIST_STATES,
  ListBlogs: LIST_STATES,
  Messages: CHANGE_STATES,
};
