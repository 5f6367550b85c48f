import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ListedSession } from '#contracts/accounts.ts';
import { TableFrame } from '#src/components/ui/TableFrame.tsx';
import { formatNepalTime } from '#src/domain/nepalTime.ts';
import { describeUserAgent } from '#src/domain/userAgent.ts';

interface SessionTableProps {
  sessions: readonly ListedSession[];
  isEnding: boolean;
  onEnd: (session: ListedSession) => void;
}

/** The sessions of an account, with a button to end each but the current one. */
export function SessionTable({ sessions, isEnding, onEnd }: SessionTableProps) {
  return (
    <TableFrame label="Sessions" columns={['Browser', 'First seen', 'Last seen', 'Actions']}>
      {sessions.map((session) => (
        <TableRow key={session.id}>
          <TableCell component="th" scope="row" id={session.id}>
            {describeUserAgent(session.userAgent)}
          </TableCell>
          <TableCell data-label="First seen">{formatNepalTime(session.createdAt)}</TableCell>
          <TableCell data-label="Last seen">{formatNepalTime(session.seenAt)}</TableCell>
          <TableCell>
            {session.isCurrent ? (
              'This session'
            ) : (
              <Button
                size="small"
                variant="outlined"
                aria-describedby={session.id}
                aria-disabled={isEnding}
                onClick={() => onEnd(session)}
              >
                End
              </Button>
            )}
          </TableCell>
        </TableRow>
      ))}
    </TableFrame>
  );
}
