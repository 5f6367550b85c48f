import type { Selection } from '#src/lib/markdownEdits.ts';
import { applyEdit, type TextEdit } from '#src/lib/textEdit.ts';

type Field = HTMLTextAreaElement | null;

/** The text of a field and what is selected in it. */
export const selectionOf = (field: HTMLTextAreaElement): Selection => ({
  value: field.value,
  start: field.selectionStart,
  end: field.selectionEnd,
});

/** Makes an edit of a field that can be changed. Returns false if there was none to make. */
export function editField(
  field: Field,
  make: (selection: Selection) => TextEdit | undefined,
): boolean {
  const made = field && !field.readOnly ? make(selectionOf(field)) : undefined;
  if (field && made) applyEdit(field, made);
  return made !== undefined;
}
