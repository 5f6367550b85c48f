/** Texts by their names, in display order: the parts of a test, the steps of a how-to. */
export type NamedTexts = Readonly<Record<string, string>>;
