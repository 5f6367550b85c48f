import { BIN_DAYS } from '#contracts/bin.ts';
import { isNotFound } from '#src/api/client.ts';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { useMutation } from '#src/lib/useMutation.ts';
import { capitalize } from '#src/lib/wording.ts';

interface DeleteResourceProps {
  /** The noun for the entry: 'blog'. */
  noun: string;
  /** The name of the entry. */
  subject: string;
  /** True if it lies in the bin for a while. */
  hasBin: boolean;
  remove: () => Promise<unknown>;
  onClose: () => void;
  onDeleted: () => void;
  /** Called if the server no longer has the entry. */
  onGone: () => void;
}

/** Asks for confirmation, deletes the entry, and shows the result in a toast. */
export function DeleteResource({
  noun,
  subject,
  hasBin,
  remove,
  onClose,
  onDeleted,
  onGone,
}: DeleteResourceProps) {
  const toast = useToast();
  const { isPending, mutate } = useMutation(remove, {
    onSuccess() {
      toast.success(`${capitalize(noun)} deleted successfully`);
      onDeleted();
      onClose();
    },
    onError(error) {
      const isGone = isNotFound(error);
      if (isGone) onGone();
      // With a bin, the list shows that it is deleted, as was asked for.
      if (!isGone || !hasBin) toast.error(`Failed to delete ${noun}`);
      onClose();
    },
  });

  return (
    <ConfirmDialog
      question={`Are you sure you want to delete this ${noun}?`}
      subject={subject}
      note={hasBin ? `It lies in the bin for ${BIN_DAYS} days.` : 'This cannot be undone.'}
      isSending={isPending}
      onCancel={onClose}
      onConfirm={() => void mutate()}
    />
  );
}
