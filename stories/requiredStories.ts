import { destinations } from '#src/content/destinations/destinations.ts';
import { tests } from '#src/content/tests/tests.ts';

/** Required of every page that shows data from the API. */
const API_STATES = ['Loaded', 'Loading', 'Empty', 'Failed', 'Offline', 'LongContent', 'Phone'];

/** Required of public pages as well: they fall back to cached data. */
const PUBLIC_API_STATES = [...API_STATES, 'LastKnown'];

/** Required of every form of the dashboard. */
const FORM_STATES = [
  'Loaded',
  'Sending',
  'Added',
  'Refused',
  'TooLarge',
  'Failed',
  'Offline',
  'TextKept',
  'LongContent',
  'Phone',
];

/** Required of every list of the dashboard: its data, and the outcomes of its dialogs. */
const LIST_STATES = [
  ...API_STATES,
  'Searched',
  'Editing',
  'Updating',
  'Updated',
  'UpdateRefused',
  'UpdatedTooLate',
  'UpdateTooLarge',
  'UpdateFailed',
  'UpdateOffline',
  'Deleting',
  'Deleted',
  'DeleteCancelled',
  'DeletedTooLate',
  'DeleteFailed',
  'DeleteOffline',
];

/** The story name of a loaded page: `New Zealand` → `LoadedNewZealand`. */
function loaded(name: string): string {
  const words = name.split(' ').map((word) => word.slice(0, 1) + word.slice(1).toLowerCase());
  return `Loaded${words.join('')}`;
}

/**
 * The stories that each page must have, by their export names; the key is the page's title below
 * `Pages/`. tests/stories/coverage.test.ts compares this with the story files.
 */
export const requiredPageStories: Readonly<Record<string, readonly string[]>> = {
  Home: PUBLIC_API_STATES,
  About: ['Loaded', 'Phone'],
  Contact: [
    'Loaded',
    'NothingFilledIn',
    'OnlyWhiteSpace',
    'WrongEmail',
    'Sending',
    'Sent',
    'Failed',
    'Forbidden',
    'TooManyRequests',
    'HeadlessBrowser',
    'Offline',
    'OfflineBeforehand',
    'SentWhileOffline',
    'TextKept',
    'LongContent',
    'Phone',
  ],
  Destination: [
    ...destinations.map(({ shortName }) => loaded(shortName)),
    'MissingFacts',
    'FollowsToATest',
    'ComparesWithNeighbours',
    'Phone',
  ],
  TestPreparation: [...tests.map(({ name }) => loaded(name)), 'Phone'],
  Compare: ['Loaded', 'Empty', 'Full', 'OwnRates', 'NonsenseAddress', 'Phone'],
  Testimonials: [...PUBLIC_API_STATES, 'OneBadEntry'],
  Blogs: [...PUBLIC_API_STATES, 'ManyBlogs', 'ReadMore'],
  Blog: [
    ...PUBLIC_API_STATES,
    'KnownFromTheList',
    'NullAnswer',
    'NoBlogAtAll',
    'UnknownAuthor',
    'Neighbours',
  ],
  NotFound: ['Loaded', 'Phone'],
  Offline: ['Loaded', 'Empty', 'Phone'],
  /** Shown instead of a page that has crashed. */
  Crash: ['Crashed', 'ScriptMissingOffline', 'NoErrorAtAll', 'LongContent', 'Phone'],
  SignIn: [
    'Loaded',
    'FieldMissing',
    'WrongPassword',
    'SignedIn',
    'AlreadySignedIn',
    'StaleFlag',
    'AfterADeepLink',
    'AfterAutomaticLogout',
    'AfterLogout',
    'SignedOutElsewhere',
    'NoCredentialsConfigured',
    'InsecureConnection',
    'Phone',
  ],
  Dashboard: [...API_STATES, 'SignedOut'],
  AddTestimonial: FORM_STATES,
  ListTestimonials: [...LIST_STATES, 'UpdatedToEmpty'],
  AddBlog: FORM_STATES,
  ListBlogs: [...LIST_STATES, 'CancelAndEscape', 'EditReopened', 'Thousand'],
};

/** The stories of whole tasks, by title and export name. */
export const requiredFlowStories: readonly string[] = [
  'Flows/Blogs/Publish',
  'Flows/Blogs/Edit',
  'Flows/Blogs/CancelDelete',
  'Flows/Blogs/Delete',
  'Flows/Session/RunsOutWhileWriting',
  'Flows/Contact/Sent',
  'Flows/Contact/Refused',
];
