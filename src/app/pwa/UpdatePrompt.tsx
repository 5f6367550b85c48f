import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { UpdateBanner } from '#src/components/feedback/UpdateBanner.tsx';

/** Whether a form of the page holds text, which loading the page again would lose. */
function formHoldsText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    // MUI measures a field of many lines by another one, which nobody sees.
    'form :is(input:not([type="hidden"]), textarea:not([aria-hidden]))',
  );
  return Array.from(fields).some(({ value }) => value.trim() !== '');
}

/** Offers the new version while nobody writes; who wants to finish first can put it off. */
export function UpdatePrompt() {
  const [isPutOff, setIsPutOff] = useState(false);
  const [hasUnsavedInput, setIsInTheWay] = useState(true);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms
  useEffect(() => {
    // A reset empties the fields only after its event.
    const look = () => setTimeout(() => setIsInTheWay(formHoldsText()));
    const events = ['input', 'reset', 'focusout'];
    look();
    for (const event of events) document.addEventListener(event, look);
    return () => {
      for (const event of events) document.removeEventListener(event, look);
    };
  }, [key]);

  if (isPutOff || hasUnsavedInput) return null;
  return (
    <UpdateBanner onReload={() => window.location.reload()} onDismiss={() => setIsPutOff(true)} />
  );
}
