import { destinations } from '#src/content/destinations/destinations.ts';
import { tests } from '#src/content/tests/tests.ts';

/** What a page shows that comes from the API. */
const ofTheApi = ['Loaded', 'Loading', 'Empty', 'Failed', 'Offline', 'LongContent', 'Phone'];

/** What visitors see of it besides, who are shown what was known last. */
const ofThePublicApi = [...ofTheApi, 'LastKnown'];

/** What a form of the dashboard shows. */
const ofAForm = [
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

/** What a list of the dashboard shows: beside what comes from the API its dialogs and their ends. */
const ofAList = [
  ...ofTheApi,
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

/** `New Zealand` loaded is `LoadedNewZealand`, and `IELTS` is `LoadedIelts`. */
function loaded(name: string): string {
  const words = name.split(' ').map((word) => word.slice(0, 1) + word.slice(1).toLowerCase());
  return `Loaded${words.join('')}`;
}

/**
 * The states of every page, by the names of their stories; the page's own name is the title of its
 * stories below `Pages/`. A state without a story does not exist: tests/stories/coverage.test.ts
 * holds this against Storybook.
 */
export const pageStates: Readonly<Record<string, readonly string[]>> = {
  Home: ofThePublicApi,
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
  Testimonials: [...ofThePublicApi, 'OneBadEntry'],
  Blogs: [...ofThePublicApi, 'ManyBlogs', 'ReadMore'],
  Blog: [
    ...ofThePublicApi,
    'KnownFromTheList',
    'NullAnswer',
    'NoBlogAtAll',
    'UnknownAuthor',
    'Neighbours',
  ],
  NotFound: ['Loaded', 'Phone'],
  Offline: ['Loaded', 'Empty', 'Phone'],
  /** What stands where any of the others has crashed. */
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
  Dashboard: [...ofTheApi, 'SignedOut'],
  AddTestimonial: ofAForm,
  ListTestimonials: [...ofAList, 'UpdatedToEmpty'],
  AddBlog: ofAForm,
  ListBlogs: [...ofAList, 'CancelAndEscape', 'EditReopened', 'Thousand'],
};

/** What somebody does from beginning to end, by the titles and names of the stories. */
export const flows: readonly string[] = [
  'Flows/Blogs/Publish',
  'Flows/Blogs/Edit',
  'Flows/Blogs/CancelDelete',
  'Flows/Blogs/Delete',
  'Flows/Session/RunsOutWhileWriting',
  'Flows/Contact/Sent',
  'Flows/Contact/Refused',
];
