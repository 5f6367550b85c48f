import type { ClipboardEvent, ComponentProps } from 'react';
import { Field } from '#src/components/forms/Field.tsx';
import { applyEdit } from '#src/lib/textEdit.ts';
import { readReferences } from '#src/lib/textSigns.ts';

type TitleFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'onPaste'>;

/** The title of a blog. '&amp;' becomes '&' in a title that is copied from the source of a page. */
export function TitleField(props: TitleFieldProps) {
  return <Field label="Title" required {...props} onPaste={pasteTitle} />;
}

function pasteTitle(event: ClipboardEvent) {
  const { target, clipboardData } = event;
  const pasted = clipboardData.getData('text/plain');
  const text = readReferences(pasted).replace(/\s+/g, ' ');
  if (!(target instanceof HTMLInputElement) || text === pasted) return;
  event.preventDefault();
  const end = target.value.length;
  const { selectionStart: start, selectionEnd } = target;
  applyEdit(target, { start: start ?? end, end: selectionEnd ?? end, text });
}
