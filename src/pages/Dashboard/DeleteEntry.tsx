import { isNotFound } from '#src/api/client.ts';
import { useSend } from '#src/api/useSend.ts';
import { ConfirmDialog } from '#src/components/ConfirmDialog.tsx';
import { useToast } from '#src/components/ToastProvider.tsx';

export interface DeleteTexts {
  question: string;
  deleted: string;
  deleteFailure: string;
}

interface DeleteEntryProps {
  texts: DeleteTexts;
  /** The entry's own name. */
  subject: string;
  remove: () => Promise<void>;
  onClose: () => void;
  onDeleted: () => void;
  /** Somebody else has deleted it before. */
  onGone: () => void;
}

/** Asks, deletes, and says how it went. */
export function DeleteEntry({
  texts,
  subject,
  remove,
  onClose,
  onDeleted,
  onGone,
}: DeleteEntryProps) {
  const toast = useToast();
  const { isSending, send } = useSend();

  async function confirm() {
    try {
      await remove();
      toast.success(texts.deleted);
      onDeleted();
    } catch (error) {
      toast.error(texts.deleteFailure);
      if (isNotFound(error)) onGone();
    }
    onClose();
  }

  return (
    <ConfirmDialog
      question={texts.question}
      subject={subject}
      isSending={isSending}
      onCancel={() => {
        if (!isSending) onClose();
      }}
      onConfirm={() => void send(confirm)}
    />
  );
}
