import { useCallback } from 'react';
import type { Kind } from '#contracts/kind.ts';
import { request, requestJson } from '#src/api/client.ts';
import { useUrlQuery } from '#src/lib/useUrlQuery.ts';
import { useUrlSearch } from '#src/lib/useUrlSearch.ts';
import { capitalize } from '#src/lib/wording.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { LoadedResource, type ResourceCalls, type ResourceViews } from './LoadedResource.tsx';
import { UNTITLED } from './untitled.ts';
import type { Entry } from './useUrlDialog.ts';

interface ResourceListProps<T> extends ResourceViews<T>, Partial<ResourceCalls<T>> {
  kind: Pick<Kind<T, unknown, unknown>, 'name' | 'noun' | 'nameField' | 'list' | 'remove'>;
}

/** A page of the dashboard with all entries of a kind, with search, edit and delete. */
export function ResourceList<T extends Entry & Readonly<Record<string, unknown>>>({
  kind,
  ...views
}: ResourceListProps<T>) {
  const search = useUrlSearch(useUrlQuery());
  const { nameField } = kind;
  const getName = useCallback((entry: T) => String(entry[nameField]) || UNTITLED, [nameField]);
  return (
    <DashboardScreen heading={`List of ${capitalize(kind.name)}`}>
      <LoadedResource
        kind={kind}
        load={(signal) => requestJson(kind.list, { signal })}
        remove={({ _id }) => request(kind.remove, { id: _id })}
        {...views}
        search={search}
        getName={getName}
      />
    </DashboardScreen>
  );
}
