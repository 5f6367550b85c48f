import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { describeAuditAction } from '#contracts/audit.ts';
import { TableFrame } from '#src/components/ui/TableFrame.tsx';
import { formatNepalTime } from '#src/domain/nepalTime.ts';
import type { AuditGroup } from './auditLog.ts';

/** A name has its room beside long titles. */
const Frame = styled(TableFrame)({ '& tbody th': { minWidth: '9rem' } });

interface AuditTableProps {
  groups: readonly AuditGroup[];
  /** The index of the first row that was loaded last; -1 without one. */
  newIndex: number;
  newRef: Ref<HTMLTableRowElement>;
}

/** The entries of the audit log, equal ones that follow each other in one row. */
export function AuditTable({ groups, newIndex, newRef }: AuditTableProps) {
  return (
    <Frame label="Audit log" columns={['Who', 'What', 'When', 'Address']}>
      {groups.map(({ id, username, action, title, count, at, since, address }, index) => {
        const time = formatNepalTime(at);
        const first = formatNepalTime(since);
        return (
          <TableRow key={id} tabIndex={-1} {...(index === newIndex && { ref: newRef })}>
            <TableCell component="th" scope="row">
              {username}
            </TableCell>
            <TableCell>
              {describeAuditAction(action).text}
              {count > 1 && ` (${count} times)`}
              {title && (
                <Typography variant="body2" color="text.secondary">
                  {title}
                </Typography>
              )}
            </TableCell>
            <TableCell data-label="When">{first === time ? time : `${first} to ${time}`}</TableCell>
            <TableCell data-label="Address">{address}</TableCell>
          </TableRow>
        );
      })}
    </Frame>
  );
}
