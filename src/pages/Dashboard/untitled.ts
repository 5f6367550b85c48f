/** The name of a draft without a title. */
export const UNTITLED = 'Without a title';
