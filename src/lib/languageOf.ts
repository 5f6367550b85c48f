/** Returns the `lang` of a text that is not in English: 'ne' if most letters are Devanagari. */
export function languageOf(text: string): 'ne' | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(/\p{Script=Devanagari}/gu) > count(/\p{Script=Latin}/gu) ? 'ne' : undefined;
}
