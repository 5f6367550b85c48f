import { createReadStream, statSync } from 'node:fs';
import { MAX_IMPORT_BYTES } from '#contracts/import.ts';
import { byServer } from '../auth/audit.ts';
import { formatReport } from '../import/formatReport.ts';
import { importWordPress } from '../import/importWordPress.ts';
import { readWxr } from '../import/readWxr.ts';
import { reasonOf } from '../reasonOf.ts';
import type { Settings } from '../settings.ts';
import { openStorage } from '../storage/open.ts';
import { openPictureStore } from '../uploads/open.ts';

/** The number of posts between two lines of progress. */
const PROGRESS_STEP = 20;

/** `import <file>` brings the posts of an export of WordPress, and prints what came. */
export async function importFile(file: string, settings: Settings): Promise<void> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Error(`There is no file ${file}.`);
  if (found.size > MAX_IMPORT_BYTES) {
    throw new Error(
      `${file} is larger than ${MAX_IMPORT_BYTES / 2 ** 20} MB. In WordPress export the posts of a year at a time.`,
    );
  }
  const wxr = await readWxr(createReadStream(file)).catch((error) => {
    throw new Error(`${reasonOf(error)} Nothing was imported from ${file}.`, { cause: error });
  });
  await using storage = await openStorage(settings, { migrates: false });
  const report = await importWordPress(wxr, {
    db: storage.db,
    pictures: openPictureStore(settings),
    by: byServer,
    async onProgress(done, total) {
      if (done % PROGRESS_STEP === 0) console.info(`${done} of ${total} posts`);
    },
  }).catch((error) => {
    throw new Error(
      `The import has stopped: ${reasonOf(error)}. What came is kept. Run it again for the rest: nothing comes twice.`,
      { cause: error },
    );
  });
  console.info(formatReport(report));
}
