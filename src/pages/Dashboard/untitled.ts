/** What a draft without a title is called. */
export const UNTITLED = 'Without a title';
