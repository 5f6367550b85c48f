/** The label and the help of every field that asks for the text of a picture. */
export const altTextField = {
  label: 'What the picture shows',
  helperText: 'For those who do not see it, in a few words. Leave it empty if it only decorates.',
} as const;
