import { failureMessage } from '#src/api/client.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { DeletedEntry } from '#src/components/ui/DeletedEntry.tsx';
import { useMutation } from '#src/lib/useMutation.ts';

interface UndoDeleteProps {
  /** The name of the entry. */
  title: string;
  putBack: () => Promise<unknown>;
  onPutBack: () => void;
}

/** The place of a deleted entry in a list, with Undo. */
export function UndoDelete({ title, putBack, onPutBack }: UndoDeleteProps) {
  const toast = useToast();
  const { isPending, mutate } = useMutation(putBack, {
    onSuccess: onPutBack,
    onError: (error) => toast.error(failureMessage(error)),
  });
  return <DeletedEntry title={title} isBusy={isPending} onUndo={() => void mutate()} />;
}
