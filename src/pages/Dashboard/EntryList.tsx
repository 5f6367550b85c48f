import Alert from '@mui/material/Alert';
import type { ComponentType } from 'react';
import { useLoad } from '#src/api/useLoad.ts';
import { LoadFailure } from '#src/components/LoadFailure.tsx';
import { SearchField } from '#src/components/SearchField.tsx';
import { StatusText } from '#src/components/StatusText.tsx';
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
  /** The server no longer has the entry. */
  onGone: () => void;
}

/** The words of a list, each as it is shown. */
interface ListTexts extends DeleteTexts {
  loading: string;
  empty: string;
  fetchFailure: string;
  /** Stands in the list's place when it could not be loaded. */
  unavailable: string;
  search: string;
  noMatch: string;
}

interface ListKind<T extends Entry> {
  texts: ListTexts;
  remove: (id: string) => Promise<void>;
  /** What an entry is called in the question before it is deleted. */
  nameOf: (entry: T) => string;
  /** What the search looks through. */
  textsOf: (entry: T) => readonly string[];
  /** Memoised, so that typing in the search does not wait for it. */
  Entries: ComponentType<EntriesProps<T>>;
  Editor: ComponentType<EditorProps<T>>;
}

interface EntryListProps<T extends Entry> extends ListKind<T> {
  heading: string;
  load: (signal: AbortSignal) => Promise<T[]>;
}

/** A list of the dashboard in all its states, with search, edit and delete. */
export function EntryList<T extends Entry>({ heading, load, ...kind }: EntryListProps<T>) {
  const { texts } = kind;
  const list = useLoad(load, heading);
  const { headingRef, wasGone, noteRemoval } = useAfterDelete();
  useFailureToast(list, texts.fetchFailure);

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
      {list.status === 'loading' && <StatusText>{texts.loading}</StatusText>}
      {list.status === 'failed' && (
        <LoadFailure onRetry={list.reload}>{texts.unavailable}</LoadFailure>
      )}
      {list.status === 'loaded' && (
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
