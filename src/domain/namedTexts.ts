/** Texts by their names, in display order: the parts of a test, the steps of a how-to. */
export type NamedTexts = Readonly<Record<string, string>>;

/** A text with its name. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The texts as items of a list. */
export const itemsOf = <Text>(texts: Readonly<Record<string, Text>>) =>
  Object.entries(texts).map(([name, text]) => ({ name, text }));
