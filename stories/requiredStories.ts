import { destinations } from '#src/content/destinations/destinations.ts';
import { tests } from '#src/content/tests/tests.ts';

/** Required of every page that shows data from the API. */
const API_STATES = ['Loaded', 'Loading', 'Empty', 'Failed', 'Offline', 'LongContent', 'Mobile'];

/** Required of public pages as well: they fall back to cached data. */
const PUBLIC_API_STATES = [...API_STATES, 'StaleData'];

/** Required of every form of the dashboard. */
const FORM_STATES = [
  'Loaded',
  'Sending',
  'Added',
  'BadRequest',
  'TooLarge',
  'Failed',
  'Offline',
  'DraftRestored',
  'LongContent',
  'Mobile',
];

/** Required of every list in which something can be changed and deleted. */
const CHANGE_STATES = [
  'Searched',
  'Updating',
  'UpdateConflict',
  'UpdateFailed',
  'UpdateOffline',
  'Deleting',
  'Deleted',
  'DeleteCancelled',
  'DeleteConflict',
  'DeleteFailed',
  'DeleteOffline',
];

/** Required of the lists of blogs and testimonials, which are edited in a dialog. */
const LIST_STATES = [
  ...API_STATES,
  'Editing',
  'Updated',
  'UpdateBadRequest',
  'UpdateTooLarge',
  ...CHANGE_STATES,
];

/** The story name of a loaded page: `New Zealand` → `LoadedNewZealand`. */
function loaded(name: string): string {
  const words = name.split(' ').map((word) => word.slice(0, 1) + word.slice(1).toLowerCase());
  return `Loaded${words.join('')}`;
}

/**
 * The stories that each page must have, by their export names; the key is the page's title below
 * `Pages/`. tests/unit/stories/coverage.test.ts compares this with the story files.
 */
export const requiredPageStories: Readonly<Record<string, readonly string[]>> = {
  Home: PUBLIC_API_STATES,
  About: ['Loaded', 'Mobile'],
  Contact: [
    'Loaded',
    'NothingFilledIn',
    'OnlyWhiteSpace',
    'WrongEmail',
    'Sending',
    'Sent',
    'SentToServer',
    'ThanksClosed',
    'Failed',
    'Forbidden',
    'TooManyRequests',
    'HeadlessBrowser',
    'Offline',
    'AlreadyOffline',
    'BackOnline',
    'SentWhileOffline',
    'DraftRestored',
    'LongContent',
    'Mobile',
  ],
  Destination: [
    ...destinations.map(({ shortName }) => loaded(shortName)),
    'MissingFacts',
    'FollowsToATest',
    'ComparesWithRelated',
    'LivingCostsOnce',
    'Mobile',
  ],
  TestPreparation: [...tests.map(({ name }) => loaded(name)), 'Mobile'],
  Compare: [
    'Loaded',
    'Empty',
    'FirstChosen',
    'Full',
    'LikeBesideLike',
    'LivingCosts',
    'Sums',
    'NoSums',
    'MissingFigures',
    'MoneyAndTests',
    'EveryNote',
    'BestUniversities',
    'OwnRates',
    'InvalidQuery',
    'Mobile',
  ],
  Testimonials: [...PUBLIC_API_STATES, 'OneBadEntry'],
  Blogs: [...PUBLIC_API_STATES, 'ManyBlogs', 'ReadMore'],
  Blog: [
    ...PUBLIC_API_STATES,
    'CachedFromTheList',
    'NullResponse',
    'NotABlog',
    'UnknownAuthor',
    'AdjacentPosts',
    'AdjacentPostsFailed',
    'TriedAgain',
  ],
  NotFound: ['Loaded', 'Mobile'],
  Offline: ['Loaded', 'Empty', 'OpenedOnline', 'Mobile'],
  /** Shown instead of a page that has thrown an error. */
  RouteError: [
    'Crashed',
    'FollowsALink',
    'ScriptMissingOffline',
    'NotAnError',
    'LongContent',
    'Mobile',
  ],
  SignIn: [
    'Loaded',
    'FieldMissing',
    'WrongPassword',
    'SignedIn',
    'AlreadySignedIn',
    'InvalidSession',
    'AfterDeepLink',
    'AfterAutomaticLogout',
    'AfterLogout',
    'SignedOutInAnotherTab',
    'NoCredentialsConfigured',
    'InsecureConnection',
    'Mobile',
  ],
  /** The sign-in page of a site that is built for the server in server/. */
  'SignIn (server)': [
    'Loaded',
    'SignedIn',
    'WrongPassword',
    'TooManyAttempts',
    'Busy',
    'Offline',
    'Checking',
    'FirstOwner',
    'FirstOwnerCreated',
    'OwnLink',
    'PasswordSet',
    'LinkUsed',
    'PasswordRefused',
    'LinkOffline',
    'Mobile',
  ],
  /** The form of a new blog on a site whose server keeps pictures. */
  'AddBlog (server)': [
    'Loaded',
    'Added',
    'AddedWithoutPicture',
    'Damaged',
    'SessionEnded',
    'Forbidden',
    'TooLarge',
    'NoPicture',
    'Failed',
    'Busy',
    'Offline',
    'Uploading',
    'UploadCancelled',
    'DraftRestored',
    'Mobile',
  ],
  /** Accounts, sessions and audit log of a site that is built for the server in server/. */
  MyAccount: [
    'Loaded',
    'Loading',
    'OnlyThisSession',
    'Failed',
    'TriedAgain',
    'Offline',
    'SignedOutAtServer',
    'PasswordChanged',
    'ChangingPassword',
    'WrongPassword',
    'PasswordRefused',
    'TooManyAttempts',
    'ChangeOffline',
    'SessionEnded',
    'AllOthersEnded',
    'EndingSession',
    'EndConflict',
    'EndOffline',
    'Mobile',
  ],
  Accounts: [
    'Loaded',
    'Loading',
    'Failed',
    'TriedAgain',
    'Offline',
    'SignedOutAtServer',
    'ForEditors',
    'Created',
    'CopyRefused',
    'Creating',
    'NameTaken',
    'CreateOffline',
    'NewLink',
    'NewLinkOffline',
    'Deleted',
    'DeleteCancelled',
    'Deleting',
    'LastOwner',
    'DeleteConflict',
    'DeleteOffline',
    'Mobile',
  ],
  AuditLog: [...API_STATES, 'TriedAgain', 'SignedOutAtServer', 'ForEditors', 'ShowMore'],
  Dashboard: [...API_STATES, 'SignedOut'],
  DashboardNotFound: ['Loaded', 'SignedOut', 'Mobile'],
  AddTestimonial: [...FORM_STATES, 'DraftCleared'],
  ListTestimonials: [...LIST_STATES, 'UpdatedToEmpty'],
  AddBlog: FORM_STATES,
  /** The inbox of a site that is built for the server in server/. */
  Messages: [...API_STATES, 'TriedAgain', 'MarkedAsRead', 'MarkedAsDone', ...CHANGE_STATES],
  ListBlogs: [
    ...LIST_STATES,
    'TriedAgain',
    'CancelAndEscape',
    'EditReopened',
    'RefusedPictures',
    'Thousand',
  ],
};

/** The stories of whole tasks, by title and export name. */
export const requiredFlowStories: readonly string[] = [
  'Flows/Blogs/Publish',
  'Flows/Blogs/Edit',
  'Flows/Blogs/CancelDelete',
  'Flows/Blogs/Delete',
  'Flows/Session/ExpiresWhileWriting',
  'Flows/Session/StaysSignedIn',
  'Flows/Contact/Sent',
  'Flows/Contact/SentAfterError',
];
