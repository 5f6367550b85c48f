import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';
import type { ListedAccount } from '#contracts/accounts.ts';
import { DeleteIcon, LinkIcon } from '#src/components/ui/icons.tsx';
import { TableFrame } from '#src/components/ui/TableFrame.tsx';
import { formatNepalDay } from '#src/domain/nepalTime.ts';

interface AccountTableProps {
  accounts: readonly ListedAccount[];
  /** While true, a link is being made and the buttons for it do nothing. */
  isLinking: boolean;
  onLink: (account: ListedAccount) => void;
  /** Called before any confirmation. */
  onDelete: (account: ListedAccount) => void;
}

/** Every account, with buttons for a new password link and to delete it. */
export function AccountTable({ accounts, ...callbacks }: AccountTableProps) {
  return (
    <TableFrame>
      <Table aria-label="Accounts">
        <TableHead>
          <TableRow>
            <TableCell>Username</TableCell>
            <TableCell>Role</TableCell>
            <TableCell>Since</TableCell>
            <TableCell>Password</TableCell>
            <TableCell>Actions</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {accounts.map((account) => (
            <Row key={account.id} account={account} {...callbacks} />
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}

function Row({
  account,
  isLinking,
  onLink,
  onDelete,
}: { account: ListedAccount } & Omit<AccountTableProps, 'accounts'>) {
  const nameId = useId();
  return (
    <TableRow id={account.id}>
      <TableCell component="th" scope="row" id={nameId}>
        {account.username}
      </TableCell>
      <TableCell data-label="Role" sx={{ whiteSpace: 'nowrap' }}>
        {account.role === 'owner' ? 'Owner' : 'Editor'}
      </TableCell>
      <TableCell data-label="Since">{formatNepalDay(new Date(account.createdAt))}</TableCell>
      <TableCell data-label="Password">{account.isActive ? 'Set' : 'Not set yet'}</TableCell>
      <TableCell>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            startIcon={<LinkIcon />}
            aria-describedby={nameId}
            aria-disabled={isLinking}
            onClick={() => onLink(account)}
          >
            New link
          </Button>
          <Button
            size="small"
            color="error"
            startIcon={<DeleteIcon />}
            aria-describedby={nameId}
            onClick={() => onDelete(account)}
          >
            Delete
          </Button>
        </Stack>
      </TableCell>
    </TableRow>
  );
}
