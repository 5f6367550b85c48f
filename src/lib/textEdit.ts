/** A change of the text in a field. */
export interface TextEdit {
  /** The start of the text that is replaced. */
  readonly start: number;
  /** The end of that text. */
  readonly end: number;
  /** The text that replaces it. */
  readonly text: string;
  /** The selection afterwards: two places in the new text. Default: its end. */
  readonly selected?: readonly [start: number, end: number];
}

/** Returns a text after an edit. */
export const editedText = (value: string, { start, end, text }: TextEdit) =>
  value.slice(0, start) + text + value.slice(end);

/** Changes the text in a field as if it was typed, so that the browser can undo it. */
export function applyEdit(field: HTMLTextAreaElement | HTMLInputElement, edit: TextEdit): void {
  const { start, end, text, selected } = edit;
  const expected = editedText(field.value, edit);
  if (field.readOnly) return;
  field.focus();
  field.setSelectionRange(start, end);
  if (expected !== field.value) {
    // The only way to write that browsers can undo, though no standard has it any more.
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
    if (field.value !== expected) {
      field.setRangeText(text, start, end, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
    }
  }
  const [from, to] = selected ?? [text.length, text.length];
  field.setSelectionRange(start + from, start + to);
}
