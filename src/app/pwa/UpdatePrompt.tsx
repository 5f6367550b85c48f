import { useState } from 'react';
import { UpdateBanner } from '#src/components/feedback/UpdateBanner.tsx';

/** Offers the new version. A reload loses no text, because forms keep drafts. */
export function UpdatePrompt() {
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <UpdateBanner
      onReload={() => window.location.reload()}
      onDismiss={() => setIsDismissed(true)}
    />
  );
}
