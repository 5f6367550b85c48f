import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { accountEndpoints, type ListedAccount } from '#contracts/accounts.ts';
import { failureMessage, requestJson } from '#src/api/client.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { useMutation } from '#src/lib/useMutation.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { LoadedData } from '../LoadedData.tsx';
import { SessionTable } from './SessionTable.tsx';

interface AccountSessionsProps {
  account: ListedAccount;
  /** Called with how many sessions are left when one has ended. */
  onChanged: (count: number) => void;
  onClose: () => void;
}

/** The dialog with the open sessions of an account, for owners, who can end each. */
export function AccountSessions({ account, onChanged, onClose }: AccountSessionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const query = useQuery((signal) =>
    requestJson(accountEndpoints.listAccountSessions, { id: account.id, signal }),
  );

  async function end(id: string) {
    await requestJson(accountEndpoints.endSession, { id });
    return id;
  }
  const { isPending, mutate } = useMutation(end, {
    onSuccess(id) {
      const left = (query.data ?? []).filter((each) => each.id !== id);
      query.setData(() => left);
      onChanged(left.length);
      toast.success('Session ended');
      // The button goes.
      heading.current?.focus();
    },
    onError: (error) => toast.error(failureMessage(error)),
  });

  return (
    <Dialog open fullWidth maxWidth="md" scroll="body" onClose={onClose}>
      <DialogTitle ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        Sessions of {account.username}
      </DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '60ch' }}>
          Where it is logged in. Times are Nepal time. Who is logged out can log in again: to keep
          somebody out, block the account.
        </Typography>
        <LoadedData query={query} name="sessions" headingRef={heading}>
          {(sessions) =>
            sessions.length > 0 ? (
              <SessionTable
                sessions={sessions}
                isEnding={isPending}
                onEnd={({ id }) => void mutate(id)}
              />
            ) : (
              <Typography>No session is open.</Typography>
            )
          }
        </LoadedData>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
