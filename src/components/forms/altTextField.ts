/** What every field says that asks for the text of a picture. */
export const altTextField = {
  label: 'Text for those who do not see the picture',
  helperText: 'What it shows, in a few words. Leave it empty if it only decorates.',
} as const;
