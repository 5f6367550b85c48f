import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import {
  AUDIT_PAGE_SIZE,
  type AuditEntry,
  type AuditFilter,
  auditEndpoints,
} from '#contracts/audit.ts';
import { failureMessage, requestJson } from '#src/api/client.ts';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { useMutation } from '#src/lib/useMutation.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { useUrlQuery } from '#src/lib/useUrlQuery.ts';
import { DashboardScreen } from '../DashboardScreen.tsx';
import { ListFoot } from '../ListFoot.ts';
import { LoadedData } from '../LoadedData.tsx';
import { AuditFilterFields } from './AuditFilterFields.tsx';
import { AuditTable } from './AuditTable.tsx';
import { exportAudit, groupEqualEntries, readAuditFilter } from './auditLog.ts';
import { ExportButton } from './ExportButton.tsx';

/** The audit log, newest first, for owners. The URL contains the filter. */
export default function AuditLogPage() {
  const { get, actions } = useUrlQuery();
  const filter = readAuditFilter(get);
  return (
    <DashboardScreen
      heading="Audit log"
      lead="Sign-ins and changes of the last 400 days. Times are Nepal time."
    >
      <AuditFilterFields
        filter={filter}
        onChange={(name, value) => actions.write(name, value, { replace: true })}
      />
      <Entries key={JSON.stringify(filter)} filter={filter} />
    </DashboardScreen>
  );
}

function Entries({ filter }: { filter: AuditFilter }) {
  const query = useQuery((signal) =>
    requestJson(auditEndpoints.listAudit, { query: filter, signal }),
  );
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <LoadedData query={query} name="entries">
      {(entries) =>
        entries.length > 0 ? (
          <Pages filter={filter} first={entries} />
        ) : (
          <StatusMessage>
            {isFiltered ? 'No entries match this filter.' : 'No entries yet.'}
          </StatusMessage>
        )
      }
    </LoadedData>
  );
}

/** The first page of entries, and those that are loaded after it. */
function Pages({ filter, first }: { filter: AuditFilter; first: readonly AuditEntry[] }) {
  const toast = useToast();
  const [older, setOlder] = useState<readonly AuditEntry[]>([]);
  const [hasMore, setHasMore] = useState(first.length === AUDIT_PAGE_SIZE);
  const firstNew = useRef<HTMLTableRowElement>(null);
  const entries = [...first, ...older];
  const groups = groupEqualEntries(entries);

  const load = () => {
    const query = { ...filter, before: entries.at(-1)?.id };
    return requestJson(auditEndpoints.listAudit, { query });
  };
  const loading = useMutation(load, {
    onSuccess({ data }) {
      setOlder([...older, ...data]);
      setHasMore(data.length === AUDIT_PAGE_SIZE);
    },
    onError: (error) => toast.error(failureMessage(error)),
  });

  useEffect(() => {
    if (older.length > 0) firstNew.current?.focus();
  }, [older]);

  // The last group of a page may go on in the next one.
  const firstOlder = older.at(-(older.length % AUDIT_PAGE_SIZE || AUDIT_PAGE_SIZE));
  const newIndex = groups.findIndex(({ id }) => firstOlder !== undefined && id <= firstOlder.id);
  return (
    <>
      <AuditTable groups={groups} newIndex={newIndex} newRef={firstNew} />
      <ListFoot>
        {hasMore && (
          <Button
            variant="outlined"
            aria-disabled={loading.isPending}
            onClick={() => void loading.mutate()}
          >
            Show older
          </Button>
        )}
        <ExportButton name="audit-log.csv" load={() => exportAudit(filter)} />
        <Typography variant="body2" color="text.secondary" role="status">
          {hasMore ? `The newest ${entries.length} shown` : `${entries.length} in all`}
        </Typography>
      </ListFoot>
    </>
  );
}
