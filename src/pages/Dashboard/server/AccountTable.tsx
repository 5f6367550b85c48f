import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { AccountChange, ListedAccount } from '#contracts/accounts.ts';
import { DeleteIcon, LinkIcon } from '#src/components/ui/icons.tsx';
import { TableFrame } from '#src/components/ui/TableFrame.tsx';
import { formatNepalDay, formatNepalTime } from '#src/domain/nepalTime.ts';

interface AccountTableProps {
  accounts: readonly ListedAccount[];
  /** The name of whoever is signed in, who cannot block the own account. */
  ownName: string;
  /** While true, a link is being made and the buttons for it do nothing. */
  isLinking: boolean;
  onLink: (account: ListedAccount) => void;
  /** Called with the new role, or whether it is blocked; with null to delete it. */
  onChange: (account: ListedAccount, change: Partial<AccountChange> | null) => void;
  /** Called for an account that has sessions. */
  onShowSessions: (account: ListedAccount) => void;
}

/** Every account, with buttons to change it. The last owner stays one. */
export function AccountTable({ accounts, ...callbacks }: AccountTableProps) {
  return (
    <TableFrame
      label="Accounts"
      columns={['Username', 'Role', 'Since', 'Last sign-in', 'State', 'Actions']}
    >
      {accounts.map((account) => (
        <Row
          key={account.id}
          account={account}
          isLastOwner={isLastOwner(account, accounts)}
          {...callbacks}
        />
      ))}
    </TableFrame>
  );
}

const maySignInAsOwner = ({ role, isActive, isBlocked }: ListedAccount) =>
  role === 'owner' && isActive && !isBlocked;

const isLastOwner = (account: ListedAccount, accounts: readonly ListedAccount[]) =>
  maySignInAsOwner(account) && accounts.filter(maySignInAsOwner).length === 1;

function Row({
  account,
  isLastOwner: isLast,
  ownName,
  isLinking,
  onLink,
  onChange,
  onShowSessions,
}: { account: ListedAccount; isLastOwner: boolean } & Omit<AccountTableProps, 'accounts'>) {
  const nameId = `${account.id}-name`;
  const otherRole = account.role === 'owner' ? 'editor' : 'owner';
  const button = { size: 'small', 'aria-describedby': nameId } as const;
  const action = { ...button, variant: 'outlined' } as const;
  return (
    <TableRow id={account.id}>
      <TableCell component="th" scope="row" id={nameId}>
        {account.username}
      </TableCell>
      <TableCell data-label="Role" sx={{ whiteSpace: 'nowrap' }}>
        {account.role === 'owner' ? 'Owner' : 'Editor'}
      </TableCell>
      <TableCell data-label="Since">{formatNepalDay(new Date(account.createdAt))}</TableCell>
      <TableCell data-label="Last sign-in">
        {account.signedInAt === null ? 'Never' : formatNepalTime(account.signedInAt)}
      </TableCell>
      <TableCell data-label="State">{stateOf(account)}</TableCell>
      <TableCell>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {!account.isBlocked && (
            <Button
              {...action}
              startIcon={<LinkIcon />}
              aria-disabled={isLinking}
              onClick={() => onLink(account)}
            >
              New link
            </Button>
          )}
          {account.sessions > 0 && (
            <Button {...action} onClick={() => onShowSessions(account)}>
              Sessions
            </Button>
          )}
          {!isLast && (
            <Button {...action} onClick={() => onChange(account, { role: otherRole })}>
              {otherRole === 'owner' ? 'Make owner' : 'Make editor'}
            </Button>
          )}
          {!isLast && account.username !== ownName && (
            <Button
              {...action}
              onClick={() => onChange(account, { isBlocked: !account.isBlocked })}
            >
              {account.isBlocked ? 'Unblock' : 'Block'}
            </Button>
          )}
          {!isLast && (
            <Button
              {...button}
              color="error"
              startIcon={<DeleteIcon />}
              onClick={() => onChange(account, null)}
            >
              Delete
            </Button>
          )}
        </Box>
        {isLast && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            The only owner: make somebody else an owner before you change this.
          </Typography>
        )}
      </TableCell>
    </TableRow>
  );
}

function stateOf({ isBlocked, isActive, sessions }: ListedAccount): string {
  if (isBlocked) return 'Blocked';
  if (!isActive) return 'No password yet';
  return sessions > 0 ? `Signed in (${sessions})` : 'Signed out';
}
