import { isNotFound } from '#src/api/client.ts';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { useMutation } from '#src/lib/useMutation.ts';

export interface DeleteTexts {
  question: string;
  deleted: string;
  deleteFailure: string;
}

interface DeleteResourceProps {
  texts: DeleteTexts;
  /** The name of the entry. */
  subject: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
  onDeleted: () => void;
  /** Called if someone else has already deleted the entry. */
  onGone: () => void;
}

/** Asks for confirmation, deletes the entry, and shows the result in a toast. */
export function DeleteResource({
  texts,
  subject,
  remove,
  onClose,
  onDeleted,
  onGone,
}: DeleteResourceProps) {
  const toast = useToast();
  const { isPending, mutate } = useMutation(remove, {
    onSuccess() {
      toast.success(texts.deleted);
      onDeleted();
      onClose();
    },
    onError(error) {
      toast.error(texts.deleteFailure);
      if (isNotFound(error)) onGone();
      onClose();
    },
  });

  return (
    <ConfirmDialog
      question={texts.question}
      subject={subject}
      isSending={isPending}
      onCancel={() => {
        if (!isPending) onClose();
      }}
      onConfirm={() => void mutate()}
    />
  );
}
