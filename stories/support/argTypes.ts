/** The children of a styled element, of which docgen reads no props. */
export const childrenArgType = (description: string) => ({
  children: { description, control: false as const, table: { type: { summary: 'ReactNode' } } },
});

/** A prop with one value of a list, such as the slug of a country: a select with the values. */
export const oneOf = (values: readonly string[]) => ({
  control: 'select' as const,
  options: values,
  table: { type: { summary: values.map((value) => `'${value}'`).join(' | ') } },
});
