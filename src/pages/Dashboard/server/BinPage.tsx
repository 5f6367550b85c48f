import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { BIN_DAYS, type BinEntry, bin, binEndpoints } from '#contracts/bin.ts';
import { failureMessage, isNotFound, requestJson } from '#src/api/client.ts';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { DeleteIcon } from '#src/components/ui/icons.tsx';
import { TableFrame } from '#src/components/ui/TableFrame.tsx';
import { formatNepalTime } from '#src/domain/nepalTime.ts';
import { DAY_MS } from '#src/lib/time.ts';
import { useMutation } from '#src/lib/useMutation.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { useUrlQuery } from '#src/lib/useUrlQuery.ts';
import { capitalize } from '#src/lib/wording.ts';
import { DashboardScreen, focusHeading } from '../DashboardScreen.tsx';
import { LoadedData } from '../LoadedData.tsx';
import { UNTITLED } from '../untitled.ts';
import { useFocusAfterDialog } from '../useFocusAfterDialog.ts';
import { useUrlDialog } from '../useUrlDialog.ts';

const nounOf = ({ kind, isDraft }: BinEntry) => (isDraft ? 'draft' : bin[kind].noun);

/** The time for which the bin still has it: '12 days left'. */
function daysLeft({ deletedAt }: BinEntry, now: number): string {
  const days = Math.ceil((deletedAt + BIN_DAYS * DAY_MS - now) / DAY_MS);
  if (days <= 1) return 'Less than a day left';
  return `${Math.min(days, BIN_DAYS)} days left`;
}

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [theme.breakpoints.up('lg')]: { flexWrap: 'nowrap', '& > *': { whiteSpace: 'nowrap' } },
}));

interface BinTableProps {
  entries: readonly BinEntry[];
  onPutBack: (entry: BinEntry) => void;
  onDelete: (entry: BinEntry) => void;
}

function BinTable({ entries, onPutBack, onDelete }: BinTableProps) {
  const [now] = useState(Date.now);
  return (
    <TableFrame label="Bin" columns={['What', 'Deleted', 'Left', 'Actions']}>
      {entries.map((entry) => {
        const id = `${entry.kind}-${entry._id}`;
        const button = { size: 'small', 'aria-describedby': id } as const;
        return (
          <TableRow key={id} id={entry._id}>
            <TableCell component="th" scope="row" id={id}>
              {`${capitalize(nounOf(entry))}: ${entry.title || UNTITLED}`}
            </TableCell>
            <TableCell data-label="Deleted" sx={{ minWidth: '9rem' }}>
              {`${formatNepalTime(entry.deletedAt)} by ${entry.deletedBy}`}
            </TableCell>
            <TableCell sx={{ minWidth: '6.5rem' }}>{daysLeft(entry, now)}</TableCell>
            <TableCell>
              <Actions>
                <Button {...button} variant="outlined" onClick={() => onPutBack(entry)}>
                  Put back
                </Button>
                <Button
                  {...button}
                  color="error"
                  startIcon={<DeleteIcon />}
                  onClick={() => onDelete(entry)}
                >
                  Delete for good
                </Button>
              </Actions>
            </TableCell>
          </TableRow>
        );
      })}
    </TableFrame>
  );
}

/** Entries deleted in the last 30 days, the last first: to put back, or to delete for good. */
export default function BinPage() {
  const toast = useToast();
  const query = useQuery((signal) => requestJson(binEndpoints.listBin, { signal }));
  const { entries = [], total = 0 } = query.data ?? {};
  const deleting = useUrlDialog('delete', useUrlQuery(), entries);
  const deleted = deleting.entry;
  useFocusAfterDialog('delete', deleted?._id, entries);

  /** The buttons of the row go. `useFocusAfterDialog` moves the focus if the question was open. */
  function leave({ kind, _id }: BinEntry) {
    if (!deleted) focusHeading();
    query.setData((before) => ({
      entries: before.entries.filter((each) => each.kind !== kind || each._id !== _id),
      total: before.total - 1,
    }));
    if (total > entries.length) query.reload();
  }

  /** Its row goes, also if somebody else was faster. */
  async function change(entry: BinEntry, call: 'putBack' | 'remove', done: string) {
    try {
      await requestJson(bin[entry.kind][call], { id: entry._id });
      toast.success(`${capitalize(nounOf(entry))} ${done}`);
      deleting.close(entry);
      leave(entry);
    } catch (error) {
      toast.error(failureMessage(error));
      deleting.close(entry);
      if (isNotFound(error)) leave(entry);
    }
  }
  const putBack = useMutation((entry: BinEntry) => change(entry, 'putBack', 'put back'));
  const remove = useMutation((entry: BinEntry) => change(entry, 'remove', 'deleted for good'));

  return (
    <DashboardScreen
      heading="Bin"
      lead={`What you delete lies here for ${BIN_DAYS} days, then the server deletes it for good.`}
    >
      <LoadedData query={query} name="bin">
        {() => (
          <>
            {entries.length === 0 && <StatusMessage>The bin is empty.</StatusMessage>}
            {entries.length > 0 && (
              <BinTable
                entries={entries}
                onPutBack={(entry) => void putBack.mutate(entry)}
                onDelete={deleting.open}
              />
            )}
            {total > entries.length && (
              <StatusMessage>
                {`These ${entries.length} were deleted last. There are ${total} in all.`}
              </StatusMessage>
            )}
          </>
        )}
      </LoadedData>
      {deleted && (
        <ConfirmDialog
          question={`Are you sure you want to delete this ${nounOf(deleted)} for good?`}
          subject={deleted.title || UNTITLED}
          note="This cannot be undone."
          confirmLabel="Delete for good"
          isSending={remove.isPending}
          onCancel={() => deleting.close(deleted)}
          onConfirm={() => void remove.mutate(deleted)}
        />
      )}
    </DashboardScreen>
  );
}
