const numbers = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve'],
];

/** A number of things as texts write it: 'six countries', 'one country', '13 countries'. */
export function countOf(number: number, one: string, several: string): string {
  return `${numbers[number] ?? number} ${number === 1 ? one : several}`;
}

/** Names in a sentence: 'the UK, Australia and Canada'. `word` is 'and' or 'or'. Default: 'and'. */
export function inSentence(names: readonly string[], word = 'and'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** A text with a large first letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
