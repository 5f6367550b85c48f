import Alert from '@mui/material/Alert';
import type { ComponentType } from 'react';
import { LoadErrorAlert } from '#src/components/feedback/LoadErrorAlert.tsx';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import { SearchField } from '#src/components/forms/SearchField.tsx';
import { type QueryResult, useQuery } from '#src/lib/useQuery.ts';
import { AdminPage } from './AdminPage.tsx';
import { DeleteResource, type DeleteTexts } from './DeleteResource.tsx';
import { useFailureToast } from './useFailureToast.ts';
import { useFocusAfterDelete } from './useFocusAfterDelete.ts';
import { useListState } from './useListState.ts';

interface Entry {
  readonly _id: string;
}

export interface ResourceItemsProps<T> {
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

interface ResourceConfig<T extends Entry> {
  texts: ListTexts;
  remove: (id: string) => Promise<unknown>;
  /** The name of an entry in the delete confirmation. */
  getName: (entry: T) => string;
  /** The texts that the search matches. */
  getSearchText: (entry: T) => readonly string[];
  /** Memoized, so that typing in the search field stays fast. */
  Entries: ComponentType<ResourceItemsProps<T>>;
  Editor: ComponentType<EditorProps<T>>;
}

interface ResourceListProps<T extends Entry> extends ResourceConfig<T> {
  heading: string;
  load: (signal: AbortSignal) => Promise<QueryResult<T[]>>;
}

/** A list of the dashboard in all its states, with search, edit and delete. */
export function ResourceList<T extends Entry>({ heading, load, ...config }: ResourceListProps<T>) {
  const { texts } = config;
  const list = useQuery(load);
  const { headingRef, wasDeletedElsewhere, onRemoved } = useFocusAfterDelete();
  useFailureToast(list.error, texts.fetchFailure);

  function removeFromList(id: string) {
    list.setData((entries) => entries.filter(({ _id }) => _id !== id));
  }

  return (
    <AdminPage heading={heading} headingRef={headingRef}>
      {wasDeletedElsewhere && (
        <Alert severity="info" variant="outlined" role="status" sx={{ mb: 3 }}>
          Someone else has already deleted it. The list is up to date now.
        </Alert>
      )}
      {list.isLoading && <StatusMessage>{texts.loading}</StatusMessage>}
      {!list.isLoading && !list.data && (
        <LoadErrorAlert onRetry={list.reload}>{texts.unavailable}</LoadErrorAlert>
      )}
      {list.data && (
        <LoadedList
          {...config}
          entries={list.data}
          onUpdated={(updated) =>
            list.setData((entries) =>
              entries.map((entry) => (entry._id === updated._id ? updated : entry)),
            )
          }
          onDeleted={(id) => {
            removeFromList(id);
            onRemoved(false);
          }}
          onGone={(id) => {
            removeFromList(id);
            onRemoved(true);
            list.reload();
          }}
        />
      )}
    </AdminPage>
  );
}

interface LoadedListProps<T extends Entry> extends ResourceConfig<T> {
  entries: readonly T[];
  onUpdated: (entry: T) => void;
  onDeleted: (id: string) => void;
  onGone: (id: string) => void;
}

function LoadedList<T extends Entry>({
  texts,
  remove,
  getName,
  getSearchText,
  Entries,
  Editor,
  entries,
  onUpdated,
  onDeleted,
  onGone,
}: LoadedListProps<T>) {
  const state = useListState(entries, getSearchText);
  const { matches, editing, deleting } = state;
  return (
    <>
      {entries.length === 0 ? (
        <StatusMessage>{texts.empty}</StatusMessage>
      ) : (
        <SearchField label={texts.search} defaultValue={state.query} onChange={state.setQuery} />
      )}
      {entries.length > 0 && matches.length === 0 && <StatusMessage>{texts.noMatch}</StatusMessage>}
      {matches.length > 0 && (
        <Entries entries={matches} onEdit={state.setEditing} onDelete={state.setDeleting} />
      )}
      {editing && (
        <Editor
          key={editing._id}
          entry={editing}
          onUpdated={onUpdated}
          onClose={() => state.setEditing(null)}
          onGone={() => onGone(editing._id)}
        />
      )}
      {deleting && (
        <DeleteResource
          texts={texts}
          subject={getName(deleting)}
          remove={() => remove(deleting._id)}
          onClose={() => state.setDeleting(null)}
          onDeleted={() => onDeleted(deleting._id)}
          onGone={() => onGone(deleting._id)}
        />
      )}
    </>
  );
}
