import { reasonOf } from '../reasonOf.ts';
import { databaseFileIn, type Settings } from '../settings.ts';
import { openSqlite } from './sqlite.ts';
import { noDatabase, type OpenOptions, type Storage } from './storage.ts';

const UNDEFINED_TABLE = '42P01';

/** Opens the database of the settings: PostgreSQL if there is a URL, else SQLite. */
export async function openStorage(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  options: OpenOptions = {},
): Promise<Storage> {
  try {
    if (!databaseUrl) return await openSqlite(databaseFileIn(dataDir), options);
    // Loaded only now: a server on SQLite starts without it.
    const { openPostgres } = await import('./postgres.ts');
    return await openPostgres(databaseUrl, options);
  } catch (error) {
    // An error of the system or of a library has a code; our own say what to do already.
    if (!(error instanceof Error && 'code' in error)) throw error;
    const [place, advice] = databaseUrl
      ? [`PostgreSQL at ${new URL(databaseUrl).host}`, 'Is it running, and is DATABASE_URL right?']
      : [
          databaseFileIn(dataDir),
          'Is DATA_DIR a folder that this user may write, and the file ours?',
        ];
    if (error.code === UNDEFINED_TABLE) throw new Error(noDatabase(place));
    throw new Error(`The database cannot be opened: ${place}: ${reasonOf(error)}. ${advice}`, {
      cause: error,
    });
  }
}
