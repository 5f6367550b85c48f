import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { accountEndpoints, type ListedAccount } from '#contracts/accounts.ts';
import { requestJson } from '#src/api/client.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { Sessions } from './Sessions.tsx';

interface AccountSessionsProps {
  account: ListedAccount;
  /** Called with how many sessions are left when one has ended. */
  onChanged: (count: number) => void;
  onClose: () => void;
}

/** The dialog with the open sessions of an account, for owners, who can end each. */
export function AccountSessions({ account, onChanged, onClose }: AccountSessionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery((signal) =>
    requestJson(accountEndpoints.listAccountSessions, { id: account.id, signal }),
  );

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
        <Sessions query={query} heading={heading} onEnded={onChanged} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
