import { named } from '../../.storybook/jsxName.ts';

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

/** The parameters of a part of MUI, which has no picture: the code of its docs page names `parts`. */
export const partOfMui = (parts: Parameters<typeof named>[0], description: string) => ({
  mui: named(parts),
  chromatic: { disableSnapshot: true },
  docs: { description: { component: description } },
});
