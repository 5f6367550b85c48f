import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { AuditEntry } from '#contracts/audit.ts';
import { describeAuditAction } from '#contracts/endpoints.ts';
import { listAudit } from '#src/api/accounts.ts';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import { ShowMore } from '#src/components/ui/ShowMore.tsx';
import { TableFrame } from '#src/components/ui/TableFrame.tsx';
import { formatNepalTime } from '#src/domain/nepalTime.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { DashboardScreen } from '../DashboardScreen.tsx';
import { LoadedData } from '../LoadedData.tsx';

/** How many entries are shown at first, and how many each 'Show more' adds. */
const PAGE_SIZE = 50;

/** Who did what and when, newest first, for owners. */
export default function AuditLogPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(listAudit);
  return (
    <DashboardScreen
      heading="Audit log"
      lead="The last 500 sign-ins and changes. Times are in Kathmandu."
      headingRef={heading}
    >
      <LoadedData query={query} name="entries" headingRef={heading}>
        {(entries) =>
          entries.length === 0 ? (
            <StatusMessage>No entries yet.</StatusMessage>
          ) : (
            <Entries entries={entries} />
          )
        }
      </LoadedData>
    </DashboardScreen>
  );
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const firstNew = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (limit > PAGE_SIZE) firstNew.current?.focus();
  }, [limit]);
  return (
    <>
      <TableFrame>
        <Table aria-label="Audit log">
          <TableHead>
            <TableRow>
              <TableCell>Who</TableCell>
              <TableCell>What</TableCell>
              <TableCell>When</TableCell>
              <TableCell>Address</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {entries.slice(0, limit).map((entry, index) => (
              <TableRow
                key={entry.id}
                tabIndex={-1}
                {...(index === limit - PAGE_SIZE && { ref: firstNew })}
              >
                <Cells {...entry} />
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableFrame>
      <ShowMore
        shown={Math.min(limit, entries.length)}
        total={entries.length}
        onShowMore={() => setLimit(limit + PAGE_SIZE)}
      />
    </>
  );
}

function Cells({ username, action, at, address }: AuditEntry) {
  const { text, id } = describeAuditAction(action);
  return (
    <>
      <TableCell component="th" scope="row">
        {username}
      </TableCell>
      <TableCell>
        {text}
        {id && (
          <Typography variant="body2" color="text.secondary">
            {id}
          </Typography>
        )}
      </TableCell>
      <TableCell data-label="When">{formatNepalTime(new Date(at))}</TableCell>
      <TableCell data-label="Address">{address}</TableCell>
    </>
  );
}
