/** The import: the blogs of an export of WordPress. The server alone has it. */
import * as v from 'valibot';
import { described, type Endpoint } from './endpoint.ts';

/** The largest export that is read: 30 MB. */
export const MAX_IMPORT_BYTES = 31_457_280;

const named = { title: v.string() };
const entry = { _id: v.string(), ...named };

/** The result of an import, by the titles of the posts. */
export const importReportSchema = v.object({
  /** The title and the address of the site that the export is of. */
  site: v.object({ title: v.string(), url: v.string() }),
  published: v.array(v.object(entry)),
  drafts: v.array(v.object({ ...entry, reasons: v.array(v.string()) })),
  /** The posts that an earlier run has brought. They stay as they are. */
  alreadyHere: v.array(v.object(entry)),
  leftOut: v.array(v.object({ ...named, reason: v.string() })),
  /** The parts of an entry's text that could not be carried over: 'a form'. */
  lost: v.array(v.object({ ...entry, what: v.array(v.string()) })),
  pictures: v.object({
    /** The number that were fetched and are stored now. */
    count: v.number(),
    missing: v.array(v.object({ ...entry, url: v.string(), reason: v.string() })),
  }),
  /** The items that are no posts: 'pages', with their titles. */
  others: v.array(v.object({ what: v.string(), names: v.array(v.string()) })),
});

/** The report of an import. */
export type ImportReport = v.InferOutput<typeof importReportSchema>;

/** The types of a file of an export. */
export const IMPORT_TYPES = ['text/xml', 'application/xml'] as const;

/** The messages of the server when it refuses an export. */
export const importErrors = {
  noExport: {
    status: 400,
    message:
      'The file is not an export of WordPress. In WordPress choose Tools, Export, All content.',
  },
  isRunning: { status: 409, message: 'An import is running. Wait until it has ended.' },
  tooLarge: {
    status: 413,
    message: 'The file is larger than 30 MB. In WordPress export the posts of a year at a time.',
  },
} as const;

const importRunSchema = v.object({
  startedAt: described(v.number(), 'In ms since 1970'),
  isRunning: v.boolean(),
  done: described(v.number(), 'How many posts are read'),
  total: described(v.number(), 'How many posts there are; 0 before the first is read'),
  report: v.nullable(described(importReportSchema, 'When it has ended')),
  failure: v.nullable(
    described(v.string(), 'Why it has stopped. What came is kept, and a next run goes on'),
  ),
});

/** An import of the dashboard: how far it is, or what came. */
export type ImportRun = v.InferOutput<typeof importRunSchema>;

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
    access: 'owner',
    response: v.object({ last: v.nullable(importRunSchema) }),
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;
