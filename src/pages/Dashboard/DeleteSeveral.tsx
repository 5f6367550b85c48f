import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type RefObject, useState } from 'react';
import { BIN_DAYS } from '#contracts/bin.ts';
import { isNotFound } from '#src/api/client.ts';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { useMutation } from '#src/lib/useMutation.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBlock: 16,
});

interface DeleteSeveralProps<T> {
  /** The nouns for one entry and for several: 'blog', 'blogs'. */
  kind: { readonly name: string; readonly noun: string };
  /** The entries that are chosen. */
  chosen: readonly T[];
  /** True if they lie in the bin for a while. */
  hasBin: boolean;
  remove: (entry: T) => Promise<unknown>;
  /** Called for each entry that is deleted, by this person or before by someone else. */
  onDeleted: (entry: T, wasDeletedElsewhere: boolean) => void;
  /** The number of entries that can be chosen. */
  total: number;
  /** Called to choose all of them, or none. */
  onChoose: (areAll: boolean) => void;
  /** Takes the focus from what goes. */
  headingRef: RefObject<HTMLElement | null>;
}

/** Counts the chosen entries, and deletes them after one question, each in its own request. */
export function DeleteSeveral<T>({
  kind: { name, noun },
  chosen,
  hasBin,
  remove,
  onDeleted,
  total,
  onChoose,
  headingRef,
}: DeleteSeveralProps<T>) {
  /** The entries of the question; they stay while one after the other goes. */
  const [asked, setAsked] = useState<readonly T[] | null>(null);
  const toast = useToast();
  const { isPending, mutate } = useMutation(async (entries: readonly T[]) => {
    let failed = 0;
    for (const entry of entries) {
      try {
        await remove(entry);
        onDeleted(entry, false);
      } catch (error) {
        if (isNotFound(error)) onDeleted(entry, true);
        else failed += 1;
      }
    }
    setAsked(null);
    if (failed > 0) toast.error(`Failed to delete ${failed} of ${entries.length} ${name}`);
    else toast.success(`${entries.length} ${name} deleted successfully`);
    if (failed === 0) headingRef.current?.focus();
  });
  if (chosen.length === 0 && !asked) return null;
  const count = asked?.length ?? chosen.length;
  return (
    <Bar>
      <Typography role="status">{`${count} chosen`}</Typography>
      <Button size="small" color="error" variant="outlined" onClick={() => setAsked(chosen)}>
        {`Delete ${count}`}
      </Button>
      {chosen.length < total && (
        <Button size="small" variant="outlined" onClick={() => onChoose(true)}>
          {`Choose all ${total}`}
        </Button>
      )}
      <Button size="small" variant="outlined" onClick={() => onChoose(false)}>
        Choose none
      </Button>
      {asked && (
        <ConfirmDialog
          question={
            count === 1
              ? `Are you sure you want to delete this ${noun}?`
              : `Are you sure you want to delete these ${count} ${name}?`
          }
          subject={hasBin ? `They lie in the bin for ${BIN_DAYS} days.` : 'This cannot be undone.'}
          confirmLabel={`Delete ${count}`}
          isSending={isPending}
          onCancel={() => !isPending && setAsked(null)}
          onConfirm={() => void mutate(asked)}
        />
      )}
    </Bar>
  );
}
