const described = (summary: string, description: string) => ({
  description,
  control: false as const,
  table: { type: { summary } },
});

/** The children of a styled element, of which docgen reads no props. */
export const childrenArgType = (description: string) => ({
  children: described('ReactNode', description),
});

/** The props that an edit dialog has from EditDialog, which docgen does not follow. */
export const editDialogArgTypes = {
  isSending: {
    description: 'While true, further submits are ignored.',
    control: 'boolean' as const,
    table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
  },
  problem: {
    description: 'Why saving has failed, shown above the buttons.',
    control: 'text' as const,
    table: { type: { summary: 'string | null' } },
  },
  note: described('ReactNode', 'Shown above the fields, such as a DraftNotice.'),
  onCancel: described('() => void', 'Called on Cancel, which discards the draft.'),
  onLeave: described(
    '() => void',
    'Called on Escape or a click on the backdrop, which keep the draft.',
  ),
  onSubmit: described('() => void', 'Called when the form is submitted with valid fields.'),
};

/** A prop with one value of a list, such as the slug of a country: a select with the values. */
export const oneOf = (values: readonly string[]) => ({
  control: 'select' as const,
  options: values,
  table: { type: { summary: values.map((value) => `'${value}'`).join(' | ') } },
});
