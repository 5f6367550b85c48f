import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { DraftNotice } from '#src/components/feedback/DraftNotice.tsx';
import { discardQuestion } from '#src/components/forms/discardQuestion.ts';

/** The DraftNotice of a form of the dashboard: it asks before it throws away what was typed. */
export function KeptDraft({ onDiscard, ...notice }: ComponentProps<typeof DraftNotice>) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <DraftNotice {...notice} onDiscard={() => setIsAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          {...discardQuestion}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            // An open dialog would take the focus back from the form.
            flushSync(() => setIsAsking(false));
            onDiscard();
          }}
        />
      )}
    </>
  );
}
