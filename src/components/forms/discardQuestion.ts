/** Texts of a ConfirmDialog before what was typed in a form is thrown away. */
export const discardQuestion = {
  question: 'Throw away what you typed?',
  subject: 'It is not saved, and cannot be brought back.',
  cancelLabel: 'Keep writing',
  confirmLabel: 'Throw away',
} as const;
