import Alert from '@mui/material/Alert';
import type { ComponentType } from 'react';
import { LoadFailure } from '#src/components/LoadFailure.tsx';
import { SearchField } from '#src/components/SearchField.tsx';
import { StatusText } from '#src/components/StatusText.tsx';
import { type QueryResult, useQuery } from '#src/lib/useQuery.ts';
import { AdminPage } from './AdminPage.tsx';
import { DeleteEntry, type DeleteTexts } from './DeleteEntry.tsx';
import { useAfterDelete } from './useAfterDelete.ts';
import { useFailureToast } from './useFailureToast.ts';
import { useListScreen } from './useListScreen.ts';

interface Entry {
  readonly _id: string;
}

export interface EntriesProps<T> {
  entries: readonly T[];
  onEdit: (entry: T) => void;
  onDelete: (entry: T) => void;
}

export interface EditorProps<T> {
  entry: T;
  onUpdated: (entry: T) => void;
  onClose: () => void;
  /** Called if the server no longer has the entry. */
  onGone: () => void;
}

/** The texts of a list. */
interface ListTexts extends DeleteTexts {
  loading: string;
  empty: string;
  fetchFailure: string;
  /** Shown in place of a list that could not be loaded. */
  unavailable: string;
  search: string;
  noMatch: string;
}

interface ListKind<T extends Entry> {
  texts: ListTexts;
  remove: (id: string) => Promise<unknown>;
  /** The name of an entry in the delete confirmation. */
  nameOf: (entry: T) => string;
  /** The texts that the search matches. */
  textsOf: (entry: T) => readonly string[];
  /** Memoized, so that typing in the search field stays fast. */
  Entries: ComponentType<EntriesProps<T>>;
  Editor: ComponentType<EditorProps<T>>;
}

interface EntryListProps<T extends Entry> extends ListKind<T> {
  heading: string;
  load: (signal: AbortSignal) => Promise<QueryResult<T[]>>;
}

/** A list of the dashboard in all its states, with search, edit and delete. */
export function EntryList<T extends Entry>({ heading, load, ...kind }: EntryListProps<T>) {
  const { texts } = kind;
  const list = useQuery(load);
  const { headingRef, wasGone, noteRemoval } = useAfterDelete();
  useFailureToast(list.error, texts.fetchFailure);

  function removeFromList(id: string) {
    list.setData((entries) => entries.filter(({ _id }) => _id !== id));
  }

  return (
    <AdminPage heading={heading} headingRef={headingRef}>
      {wasGone && (
        <Alert severity="info" variant="outlined" role="status" sx={{ mb: 3 }}>
          Someone else has already deleted it. The list is up to date now.
        </Alert>
      )}
      {list.isLoading && <StatusText>{texts.loading}</StatusText>}
      {!list.isLoading && !list.data && (
        <LoadFailure onRetry={list.reload}>{texts.unavailable}</LoadFailure>
      )}
      {list.data && (
        <LoadedList
          {...kind}
          entries={list.data}
          onUpdated={(updated) =>
            list.setData((entries) =>
              entries.map((entry) => (entry._id === updated._id ? updated : entry)),
            )
          }
          onDeleted={(id) => {
            removeFromList(id);
            noteRemoval(false);
          }}
          onGone={(id) => {
            removeFromList(id);
            noteRemoval(true);
            list.reload();
          }}
        />
      )}
    </AdminPage>
  );
}

interface LoadedListProps<T extends Entry> extends ListKind<T> {
  entries: readonly T[];
  onUpdated: (entry: T) => void;
  onDeleted: (id: string) => void;
  onGone: (id: string) => void;
}

function LoadedList<T extends Entry>({
  texts,
  remove,
  nameOf,
  textsOf,
  Entries,
  Editor,
  entries,
  onUpdated,
  onDeleted,
  onGone,
}: LoadedListProps<T>) {
  const screen = useListScreen(entries, textsOf);
  const { matches, editing, deleting } = screen;
  return (
    <>
      {entries.length === 0 ? (
        <StatusText>{texts.empty}</StatusText>
      ) : (
        <SearchField label={texts.search} defaultValue={screen.query} onChange={screen.setQuery} />
      )}
      {entries.length > 0 && matches.length === 0 && <StatusText>{texts.noMatch}</StatusText>}
      {matches.length > 0 && (
        <Entries entries={matches} onEdit={screen.setEditing} onDelete={screen.setDeleting} />
      )}
      {editing && (
        <Editor
          key={editing._id}
          entry={editing}
          onUpdated={onUpdated}
          onClose={() => screen.setEditing(null)}
          onGone={() => onGone(editing._id)}
        />
      )}
      {deleting && (
        <DeleteEntry
          texts={texts}
          subject={nameOf(deleting)}
          remove={() => remove(deleting._id)}
          onClose={() => screen.setDeleting(null)}
          onDeleted={() => onDeleted(deleting._id)}
          onGone={() => onGone(deleting._id)}
        />
      )}
    </>
  );
}
