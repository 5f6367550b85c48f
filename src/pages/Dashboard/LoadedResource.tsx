import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import { SearchField } from '#src/components/forms/SearchField.tsx';
import { TickBox } from '#src/components/ui/TickBox.tsx';
import { type QueryResult, useQuery } from '#src/lib/useQuery.ts';
import { useUrlQuery } from '#src/lib/useUrlQuery.ts';
import type { useUrlSearch } from '#src/lib/useUrlSearch.ts';
import { useMatches } from '../useMatches.ts';
import { ChosenEntries, type EntryChange } from './ChosenEntries.tsx';
import { focusHeading } from './DashboardScreen.tsx';
import { DeleteResource } from './DeleteResource.tsx';
import { IncrementalList } from './IncrementalList.tsx';
import { ListKeys } from './ListKeys.tsx';
import { LoadedData } from './LoadedData.tsx';
import { useDeletedEntries } from './useDeletedEntries.tsx';
import { useFocusAfterDialog } from './useFocusAfterDialog.ts';
import { type ListFilter, useListFilters } from './useListFilters.tsx';
import { type Entry, useUrlDialog } from './useUrlDialog.ts';

const NO_FILTERS: readonly [] = [];

export interface ResourceItemsProps<T> {
  entries: readonly T[];
  onEdit: (entry: T) => void;
  onDelete: (entry: T) => void;
  /** Called if an entry was changed in the list itself. */
  onUpdated: (entry: T) => void;
  /** The element in place of a deleted entry; undefined for one that was not deleted. */
  renderDeleted: (entry: T) => ReactNode;
  /** The line at the entry that was saved a moment ago; undefined at the others. */
  renderNote: (entry: T) => ReactNode;
  /** The box that chooses an entry for what is done with several at once. */
  renderChoice: (entry: T) => ReactNode;
  /** Called if the server no longer has an entry that was to be changed in the list itself. */
  onGone: (entry: T) => void;
}

export interface EditorProps<T> {
  entry: T;
  onUpdated: (entry: T) => void;
  /** Called when the entry is saved. */
  onSaved: () => void;
  onClose: () => void;
  /** Called if the server no longer has the entry. */
  onGone: () => void;
}

export interface ResourceViews<T> {
  /** The texts that the search matches. */
  getSearchText?: (entry: T) => readonly string[];
  /** The word for an entry, where some have another: 'draft'. */
  nounOf?: (entry: T) => string;
  /** The filters and the order of the list; without them the server has done that. */
  filters?: readonly ListFilter<T>[];
  /** A change of several entries, besides deleting them. */
  change?: EntryChange<T>;
  /** The public page that shows an entry; undefined for one that no page shows. */
  getHref?: (entry: T) => string | undefined;
  /** The page that adds an entry. */
  addHref?: string;
  Entries: ComponentType<ResourceItemsProps<T>>;
  /** The dialog that edits an entry; without it entries are only changed in the list itself. */
  Editor?: ComponentType<EditorProps<T>>;
}

/** The state of a history entry that tells a list which of its entries was saved. */
export interface SavedState {
  readonly saved?: string;
}

export interface ResourceCalls<T> {
  load: (signal: AbortSignal) => Promise<QueryResult<T[]>>;
  remove: (entry: T) => Promise<unknown>;
  /** Puts an entry back that was deleted; only with a server, which has a bin. */
  putBack?: ((entry: T) => Promise<unknown>) | undefined;
}

interface LoadedResourceProps<T> extends ResourceViews<T>, ResourceCalls<T> {
  /** The words for the list and for an entry: 'blogs', 'blog'. */
  kind: { readonly name: string; readonly noun: string };
  /** The name of an entry in the delete confirmation. */
  getName: (entry: T) => string;
  /** Shown for an empty list. Default: 'No blogs found.'. */
  empty?: string;
  /** The search in the browser; without it the server has searched. */
  search?: ReturnType<typeof useUrlSearch>;
}

/**
 * Loads a list and shows it in all its states. To load another list, give it another `key`. The URL
 * contains the search as `q`, the filters, the order as `sort`, and the id of an entry with an open
 * dialog as `edit` or `delete`.
 */
export function LoadedResource<T extends Entry>({
  kind: { name, noun },
  load,
  remove,
  putBack,
  getName,
  nounOf = () => noun,
  empty = `No ${name} found.`,
  search,
  getSearchText,
  filters = NO_FILTERS,
  change,
  getHref,
  addHref,
  Entries,
  Editor,
}: LoadedResourceProps<T>) {
  const list = useQuery(async (signal): Promise<QueryResult<T[]>> => {
    const result = await load(signal);
    return { ...result, data: withDeleted(result.data) };
  });
  const { data: loaded = [] } = list;
  const url = useUrlQuery();
  const found = useMatches(loaded, getSearchText, search?.text ?? '');
  const {
    shown: matches,
    isFiltered,
    fields,
  } = useListFilters(found, loaded, filters, getName, url);
  const { undoable, markDeleted, withDeleted, renderDeleted, undoAll } = useDeletedEntries(
    loaded,
    putBack,
    getName,
    name,
    list.reload,
  );
  const { saved }: SavedState = useLocation().state ?? {};
  const [savedId, setSavedId] = useState(saved);
  const tools = useRef<HTMLDivElement>(null);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  // What a filter hides is not deleted with the others.
  const choosable = matches.filter((entry) => !undoable.includes(entry));
  const chosen = choosable.filter(({ _id }) => chosenIds.has(_id));
  const editing = useUrlDialog('edit', url, loaded);
  const deleting = useUrlDialog('delete', url, loaded);
  const edited = editing.entry;
  const deleted = deleting.entry;
  useFocusAfterDialog('edit', edited?._id, matches);
  useFocusAfterDialog('delete', deleted?._id, matches);
  function renderNote(entry: T): ReactNode {
    const href = entry._id === savedId && getHref?.(entry);
    if (!href) return undefined;
    return (
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Saved, and on the site. <Link href={href}>See it</Link>
      </Typography>
    );
  }

  function choose(id: string, isChosen: boolean) {
    setChosenIds((ids) => {
      const others = new Set(ids);
      if (isChosen) others.add(id);
      else others.delete(id);
      return others;
    });
  }

  function onDeleted({ _id: id }: T) {
    choose(id, false);
    if (putBack) markDeleted(id);
    else list.setData((entries) => entries.filter(({ _id }) => _id !== id));
  }

  /** Somebody has deleted it: also this person, if the answer to that was lost. */
  function onGone(entry: T) {
    onDeleted(entry);
    list.reload();
  }

  const replace = (updated: T) =>
    list.setData((entries) =>
      entries.map((entry) => (entry._id === updated._id ? updated : entry)),
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: dialogs must not render the list again
  const items = useMemo(() => {
    const callbacks: Omit<ResourceItemsProps<T>, 'entries'> = {
      onEdit: editing.open,
      onDelete: deleting.open,
      onUpdated(entry) {
        replace(entry);
        setSavedId(entry._id);
      },
      renderDeleted,
      renderNote,
      renderChoice: (entry) => (
        <TickBox
          isTicked={chosenIds.has(entry._id)}
          onTick={(isChosen) => choose(entry._id, isChosen)}
        >
          <span className="visually-hidden">{`Choose ${getName(entry)}`}</span>
        </TickBox>
      ),
      onGone(entry) {
        // The focused button goes.
        focusHeading();
        onGone(entry);
      },
    };
    const render = (entries: readonly T[]) => <Entries {...callbacks} entries={entries} />;
    // The server sends the others in pages.
    if (!search) return render(matches);
    return (
      <IncrementalList
        {...{ entries: matches, render }}
        deleted={matches.length - choosable.length}
        all={loaded.length - undoable.length}
      />
    );
  }, [matches, undoable, savedId, chosenIds]);

  return (
    <>
      <LoadedData query={list} name={name}>
        {(entries) => (
          <>
            {entries.length === 0 && <StatusMessage>{empty}</StatusMessage>}
            {entries.length === 0 && addHref && (
              <Button variant="contained" href={addHref}>{`Add the first ${noun}`}</Button>
            )}
            {entries.length > 0 && search && (
              <div ref={tools}>
                <SearchField
                  key={search.fieldKey}
                  label={`Search ${name}`}
                  defaultValue={search.text}
                  onChange={search.setText}
                />
                {fields}
                {addHref && (
                  <ListKeys {...{ name, noun, addHref }} entries={matches} list={tools} />
                )}
              </div>
            )}
            {entries.length > 0 && matches.length === 0 && (
              <Box sx={{ mt: 3 }}>
                <StatusMessage>
                  {isFiltered
                    ? `No ${name} match your search and filter.`
                    : `No ${name} match your search.`}
                </StatusMessage>
              </Box>
            )}
            <ChosenEntries
              {...{ kind: { name, noun }, chosen, remove, onDeleted, onGone, change }}
              onChanged={replace}
              hasBin={putBack !== undefined}
              total={choosable.length}
              onChoose={(areAll) =>
                setChosenIds(new Set(areAll ? choosable.map(({ _id }) => _id) : []))
              }
            />
            {undoAll}
            {matches.length > 0 && items}
          </>
        )}
      </LoadedData>
      {Editor && edited && (
        <Editor
          key={edited._id}
          entry={edited}
          onUpdated={replace}
          onSaved={() => setSavedId(edited._id)}
          onClose={() => editing.close(edited)}
          onGone={() => onGone(edited)}
        />
      )}
      {deleted && (
        <DeleteResource
          noun={nounOf(deleted)}
          subject={getName(deleted)}
          hasBin={putBack !== undefined}
          remove={() => remove(deleted)}
          onClose={() => deleting.close(deleted)}
          onDeleted={() => onDeleted(deleted)}
          onGone={() => onGone(deleted)}
        />
      )}
    </>
  );
}
