/** The titles of the menu Network of Storybook's toolbar. */
export const networkTitles = {
  slow: 'Slow (3 s)',
  never: 'No response',
  badRequest: 'Error 400',
  serverError: 'Error 500',
  offline: 'Offline',
};

/** The titles of the menu Data. */
export const dataTitles = {
  empty: 'No data',
  one: 'One entry',
  many: '300 entries',
};
