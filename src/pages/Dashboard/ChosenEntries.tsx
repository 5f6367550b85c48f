import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BIN_DAYS } from '#contracts/bin.ts';
import { isNotFound } from '#src/api/client.ts';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { DeleteIcon } from '#src/components/ui/icons.tsx';
import { useMutation } from '#src/lib/useMutation.ts';
import { useUrlQuery } from '#src/lib/useUrlQuery.ts';
import { focusHeading } from './DashboardScreen.tsx';
import { useFocusAfterDialog } from './useFocusAfterDialog.ts';
import { useUrlDialog } from './useUrlDialog.ts';

/** In view as long as the list is: what is chosen may be far below its beginning. */
const Bar = styled('div')(({ theme }) => ({
  // In a low window it would hide the entries.
  '@media (min-height: 30rem)': { position: 'sticky', zIndex: 1, top: 0 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBlock: 8,
  paddingBlock: 8,
  backgroundColor: theme.vars.palette.background.default,
}));

/** A change of several entries, besides deleting them. */
export interface EntryChange<T> {
  /** The button's label for a number of entries: 'Mark 2 as answered'. */
  readonly labelOf: (count: number) => string;
  /** The end of the sentence that reports it: 'marked as answered'. */
  readonly done: string;
  /** Changes one entry on the server and returns it as it is then. */
  readonly run: (entry: T) => Promise<T>;
}

/** The entries that a question asks about. `_id` stands for the question in the URL. */
interface Selection<T> {
  readonly _id: string;
  readonly entries: readonly T[];
}

interface ChosenEntriesProps<T> {
  /** The nouns for one entry and for several: 'blog', 'blogs'. */
  kind: { readonly name: string; readonly noun: string };
  chosen: readonly T[];
  /** True if they lie in the bin for a while. */
  hasBin: boolean;
  remove: (entry: T) => Promise<unknown>;
  onDeleted: (entry: T) => void;
  /** Called if the server no longer has an entry. */
  onGone: (entry: T) => void;
  change?: EntryChange<T> | undefined;
  /** Called with each entry that `change` has changed. */
  onChanged: (entry: T) => void;
  /** The number of entries that can be chosen. */
  total: number;
  /** Called to choose all of them, or none. */
  onChoose: (areAll: boolean) => void;
}

/**
 * Counts the chosen entries, and deletes them after one question or changes them, each in its own
 * request.
 */
export function ChosenEntries<T>({
  kind: { name, noun },
  chosen,
  hasBin,
  remove,
  onDeleted,
  onGone,
  change,
  onChanged,
  total,
  onChoose,
}: ChosenEntriesProps<T>) {
  // A choice is gone with a reload, and then the URL opens no question about another one.
  const [selections, setSelections] = useState<readonly Selection<T>[]>([]);
  const question = useUrlDialog('delete-chosen', useUrlQuery(), selections);
  // They stay while one after the other goes.
  const asked = question.entry;
  useFocusAfterDialog('delete', asked?._id, []);
  const toast = useToast();
  const counted = (number: number) => `${number} ${number === 1 ? noun : name}`;
  /** Changes one entry after the other, and says how many. Returns whether none has failed. */
  async function runEach(
    entries: readonly T[],
    run: (entry: T) => Promise<void>,
    words: { verb: string; done: string },
  ): Promise<boolean> {
    let failed = 0;
    const gone: T[] = [];
    for (const entry of entries) {
      try {
        await run(entry);
      } catch (error) {
        if (isNotFound(error)) gone.push(entry);
        else failed += 1;
      }
    }
    for (const entry of gone) onGone(entry);
    const { verb, done } = words;
    const changed = entries.length - failed - gone.length;
    if (failed > 0) toast.error(`Failed to ${verb} ${failed} of ${entries.length} ${name}`);
    else if (changed > 0) toast.success(`${counted(changed)} ${done}`);
    return failed === 0;
  }
  const { isPending, mutate } = useMutation(async (deleted: Selection<T>) => {
    const { entries } = deleted;
    const run = (entry: T) => remove(entry).then(() => onDeleted(entry));
    const words = { verb: 'delete', done: 'deleted successfully' };
    await runEach(entries, run, words);
    question.close(deleted);
  });
  const changing = useMutation(async ({ run, done }: EntryChange<T>) => {
    if (!(await runEach(chosen, (entry) => run(entry).then(onChanged), { verb: 'update', done })))
      return;
    onChoose(false);
    focusHeading();
  });
  function ask() {
    const selection = { _id: String(Date.now()), entries: chosen };
    setSelections([selection]);
    question.open(selection);
  }
  if (chosen.length === 0 && !asked) return null;
  const count = asked?.entries.length ?? chosen.length;
  return (
    <Bar>
      <Typography role="status">{`${count} chosen`}</Typography>
      {change && (
        <Button
          size="small"
          variant="outlined"
          aria-disabled={changing.isPending}
          onClick={() => void changing.mutate(change)}
        >
          {change.labelOf(count)}
        </Button>
      )}
      {chosen.length < total && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`Choose all ${total}`}
          onClick={() => onChoose(true)}
        >
          {`All ${total}`}
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        aria-label="Choose none"
        onClick={() => onChoose(false)}
      >
        None
      </Button>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={ask}>
        {`Delete ${count}`}
      </Button>
      {asked && (
        <ConfirmDialog
          question={
            count === 1
              ? `Are you sure you want to delete this ${noun}?`
              : `Are you sure you want to delete these ${count} ${name}?`
          }
          subject={
            hasBin
              ? `${count === 1 ? 'It lies' : 'They lie'} in the bin for ${BIN_DAYS} days.`
              : 'This cannot be undone.'
          }
          confirmLabel={`Delete ${count}`}
          isSending={isPending}
          onCancel={() => question.close(asked)}
          onConfirm={() => void mutate(asked)}
        />
      )}
    </Bar>
  );
}
