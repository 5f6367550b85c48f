/** Moving in: the blogs of an export of WordPress. The server alone has it. */
import { array, type InferOutput, number, object, string } from 'valibot';

/** The largest export that is read: 30 MB. */
export const MAX_IMPORT_BYTES = 31_457_280;

const named = { title: string() };
const entry = { _id: string(), ...named };

/** What came of an export, and what did not, by the titles of its posts. */
export const importReportSchema = object({
  /** The title and the address of the site that the export is of. */
  site: object({ title: string(), url: string() }),
  published: array(object(entry)),
  drafts: array(object({ ...entry, reasons: array(string()) })),
  /** What an earlier run has brought. It stays as it is. */
  alreadyHere: array(object(entry)),
  leftOut: array(object({ ...named, reason: string() })),
  /** What of the text of an entry could not be carried over: 'a form'. */
  lost: array(object({ ...entry, what: array(string()) })),
  pictures: object({
    /** How many were fetched and are stored now. */
    count: number(),
    missing: array(object({ ...named, url: string(), reason: string() })),
  }),
  /** What is no post: 'pages', with their titles. */
  others: array(object({ what: string(), names: array(string()) })),
});

/** The report of an import. */
export type ImportReport = InferOutput<typeof importReportSchema>;
