/** Removes U+0000, which PostgreSQL refuses even in a comparison. */
export const withoutNul = (text: string) => text.replaceAll('\0', '');
