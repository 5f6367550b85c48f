/** Moving in: the blogs of an export of WordPress. The server alone has it. */
import {
  array,
  boolean,
  description,
  type InferOutput,
  nullable,
  number,
  object,
  pipe,
  string,
} from 'valibot';
import type { Endpoint } from './endpoint.ts';

/** The largest export that is read: 30 MB. */
export const MAX_IMPORT_BYTES = 31_457_280;

const named = { title: string() };
const entry = { _id: string(), ...named };

/** The result of an import, by the titles of the posts. */
export const importReportSchema = object({
  /** The title and the address of the site that the export is of. */
  site: object({ title: string(), url: string() }),
  published: array(object(entry)),
  drafts: array(object({ ...entry, reasons: array(string()) })),
  /** The posts that an earlier run has brought. They stay as they are. */
  alreadyHere: array(object(entry)),
  leftOut: array(object({ ...named, reason: string() })),
  /** The parts of an entry's text that could not be carried over: 'a form'. */
  lost: array(object({ ...entry, what: array(string()) })),
  pictures: object({
    /** The number that were fetched and are stored now. */
    count: number(),
    missing: array(object({ ...named, url: string(), reason: string() })),
  }),
  /** The items that are no posts: 'pages', with their titles. */
  others: array(object({ what: string(), names: array(string()) })),
});

/** The report of an import. */
export type ImportReport = InferOutput<typeof importReportSchema>;

/** The types of a file of an export. */
export const IMPORT_TYPES = ['text/xml', 'application/xml'] as const;

/** The messages of the server when it refuses an export. */
export const importErrors = {
  noExport: {
    status: 400,
    message: 'The file is no export of WordPress. In WordPress choose Tools, Export, All content.',
  },
  isRunning: { status: 409, message: 'An import is running. Wait until it has ended.' },
  tooLarge: {
    status: 413,
    message: 'The file is larger than 30 MB. In WordPress export the posts of a year at a time.',
  },
} as const;

const importRunSchema = object({
  startedAt: pipe(number(), description('In ms since 1970')),
  isRunning: boolean(),
  done: pipe(number(), description('How many posts are read')),
  total: pipe(number(), description('How many posts there are; 0 before the first is read')),
  report: nullable(pipe(importReportSchema, description('When it has ended'))),
  failure: nullable(
    pipe(string(), description('Why it has stopped. What came is kept, and a next run goes on')),
  ),
});

/** An import of the dashboard: how far it is, or what came. */
export type ImportRun = InferOutput<typeof importRunSchema>;

/** The import from WordPress, for owners. */
export const importEndpoints = {
  startImport: {
    description:
      'Receives an export as its body, and begins to import it. Posts that are here already stay as they are.',
    method: 'POST',
    path: '/import',
    status: 201,
    access: 'owner',
    action: 'began an import from WordPress',
    binaryBody: { types: IMPORT_TYPES, bytes: MAX_IMPORT_BYTES, error: importErrors.tooLarge },
    response: importRunSchema,
    errors: Object.values(importErrors),
  },
  getImport: {
    description: 'The last import of the dashboard; null before the first.',
    method: 'GET',
    path: '/import',
    status: 200,
    access: 'owner',
    response: object({ last: nullable(importRunSchema) }),
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;
