import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { accountEndpoints, type ListedSession } from '#contracts/accounts.ts';
import { failureMessage, requestJson } from '#src/api/client.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { TableFrame } from '#src/components/ui/TableFrame.tsx';
import { formatNepalTime } from '#src/domain/nepalTime.ts';
import { describeUserAgent } from '#src/domain/userAgent.ts';
import { useMutation } from '#src/lib/useMutation.ts';
import type { Query } from '#src/lib/useQuery.ts';
import { LoadedData } from '../LoadedData.tsx';

interface SessionsProps {
  query: Query<ListedSession[]>;
  /** Takes the focus when a session has ended. */
  heading: RefObject<HTMLElement | null>;
  /** Called with how many sessions are left when one has ended. */
  onEnded?: (count: number) => void;
}

/** The sessions of an account, with a button to end each but the current one. */
export function Sessions({ query, heading, onEnded }: SessionsProps) {
  const toast = useToast();

  const end = (id: string) => requestJson(accountEndpoints.endSession, { id }).then(() => id);
  const { isPending, mutate } = useMutation(end, {
    onSuccess(id) {
      const withoutEnded = (sessions: ListedSession[]) => sessions.filter((each) => each.id !== id);
      query.setData(withoutEnded);
      onEnded?.(withoutEnded(query.data ?? []).length);
      toast.success('Session ended');
      // The button goes.
      heading.current?.focus();
    },
    onError: (error) => toast.error(failureMessage(error)),
  });

  return (
    <LoadedData query={query} name="sessions" headingRef={heading}>
      {(sessions) =>
        sessions.length === 0 ? (
          <Typography>No session is open.</Typography>
        ) : (
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
                      aria-disabled={isPending}
                      onClick={() => void mutate(session.id)}
                    >
                      End
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableFrame>
        )
      }
    </LoadedData>
  );
}
