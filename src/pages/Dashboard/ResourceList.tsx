import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import { SearchField } from '#src/components/forms/SearchField.tsx';
import { Callout } from '#src/components/ui/Callout.tsx';
import { type QueryResult, useQuery } from '#src/lib/useQuery.ts';
import { capitalize } from '#src/lib/wording.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { DeleteResource } from './DeleteResource.tsx';
import { LoadedData } from './LoadedData.tsx';
import { useFocusAfterDialog } from './useFocusAfterDialog.ts';
import { useListState } from './useListState.ts';
import type { Entry } from './useUrlDialog.ts';

export interface ResourceItemsProps<T> {
  entries: readonly T[];
  onEdit: (entry: T) => void;
  onDelete: (entry: T) => void;
  /** Called if an entry was changed in the list itself. */
  onUpdated: (entry: T) => void;
  /** Called if the server no longer has an entry that was to be changed in the list itself. */
  onGone: (entry: T) => void;
}

export interface EditorProps<T> {
  entry: T;
  onUpdated: (entry: T) => void;
  onClose: () => void;
  /** Called if the server no longer has the entry. */
  onGone: () => void;
}

interface ResourceConfig<T extends Entry> {
  /** The words for the list and for an entry: 'blogs', 'blog'. */
  kind: { readonly name: string; readonly noun: string };
  /** Shown for an empty list. Default: 'No blogs found.'. */
  empty?: string;
  remove: (id: string) => Promise<unknown>;
  /** The name of an entry in the delete confirmation. */
  getName: (entry: T) => string;
  /** The texts that the search matches; without it the server has searched. */
  getSearchText?: (entry: T) => readonly string[];
  /** Memoized, so that typing in the search field stays fast. */
  Entries: ComponentType<ResourceItemsProps<T>>;
  /** The dialog that edits an entry; without it entries are only changed in the list itself. */
  Editor?: ComponentType<EditorProps<T>>;
}

interface LoadedResourceProps<T extends Entry> extends ResourceConfig<T> {
  load: (signal: AbortSignal) => Promise<QueryResult<T[]>>;
  /** Takes the focus from what goes. */
  headingRef: RefObject<HTMLElement | null>;
}

/** A page of the dashboard with a list in all its states, with search, edit and delete. */
export function ResourceList<T extends Entry>(props: Omit<LoadedResourceProps<T>, 'headingRef'>) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <DashboardScreen heading={`List of ${capitalize(props.kind.name)}`} headingRef={headingRef}>
      <LoadedResource {...props} headingRef={headingRef} />
    </DashboardScreen>
  );
}

/** Loads a list and shows it in all its states. To load another list, give it another `key`. */
export function LoadedResource<T extends Entry>({ load, ...config }: LoadedResourceProps<T>) {
  const { kind, headingRef } = config;
  const list = useQuery(load);
  const [wasDeletedElsewhere, setWasDeletedElsewhere] = useState(false);

  function removeFromList(id: string, isDeletedElsewhere: boolean) {
    setWasDeletedElsewhere(isDeletedElsewhere);
    list.setData((entries) => entries.filter(({ _id }) => _id !== id));
    // The server may have more than it lists at once.
    if (list.data?.length === 1) list.reload();
  }

  function removeGone(id: string) {
    removeFromList(id, true);
    list.reload();
  }

  return (
    <>
      {wasDeletedElsewhere && (
        <Callout>Someone else has already deleted it. The list is up to date now.</Callout>
      )}
      <LoadedData query={list} name={kind.name} headingRef={headingRef}>
        {(entries) => (
          <LoadedList
            {...config}
            entries={entries}
            onUpdated={(updated) =>
              list.setData((current) =>
                current.map((entry) => (entry._id === updated._id ? updated : entry)),
              )
            }
            onDeleted={(id) => removeFromList(id, false)}
            onGone={removeGone}
            onGoneInList={({ _id }) => {
              // The focused button goes.
              headingRef.current?.focus();
              removeGone(_id);
            }}
          />
        )}
      </LoadedData>
    </>
  );
}

interface LoadedListProps<T extends Entry> extends ResourceConfig<T> {
  headingRef: RefObject<HTMLElement | null>;
  entries: readonly T[];
  onUpdated: (entry: T) => void;
  onDeleted: (id: string) => void;
  onGone: (id: string) => void;
  onGoneInList: (entry: T) => void;
}

function LoadedList<T extends Entry>({
  kind: { name, noun },
  empty = `No ${name} found.`,
  remove,
  getName,
  getSearchText,
  Entries,
  Editor,
  headingRef,
  entries,
  onUpdated,
  onDeleted,
  onGone,
  onGoneInList,
}: LoadedListProps<T>) {
  const state = useListState(entries, getSearchText);
  const { matches, editing, deleting } = state;
  const editedEntry = editing.entry;
  const deletedEntry = deleting.entry;
  useFocusAfterDialog('edit', editedEntry?._id, matches, headingRef);
  useFocusAfterDialog('delete', deletedEntry?._id, matches, headingRef);
  return (
    <>
      {entries.length === 0 && <StatusMessage>{empty}</StatusMessage>}
      {entries.length > 0 && getSearchText && (
        <SearchField
          label={`Search ${name}`}
          defaultValue={state.query}
          onChange={state.setQuery}
        />
      )}
      {entries.length > 0 && matches.length === 0 && (
        <StatusMessage>{`No ${name} match your search.`}</StatusMessage>
      )}
      {matches.length > 0 && (
        <Entries
          entries={matches}
          onEdit={editing.open}
          onDelete={deleting.open}
          onUpdated={onUpdated}
          onGone={onGoneInList}
        />
      )}
      {Editor && editedEntry && (
        <Editor
          key={editedEntry._id}
          entry={editedEntry}
          onUpdated={onUpdated}
          onClose={() => editing.close(editedEntry)}
          onGone={() => onGone(editedEntry._id)}
        />
      )}
      {deletedEntry && (
        <DeleteResource
          noun={noun}
          subject={getName(deletedEntry)}
          remove={() => remove(deletedEntry._id)}
          onClose={() => deleting.close(deletedEntry)}
          onDeleted={() => onDeleted(deletedEntry._id)}
          onGone={() => onGone(deletedEntry._id)}
        />
      )}
    </>
  );
}
