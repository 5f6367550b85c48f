/** One step of a numbered list: a title and one or two sentences. */
export interface Step {
  readonly title: string;
  readonly text: string;
}

/** The steps by their titles. */
export const steps = (texts: Readonly<Record<string, string>>): readonly Step[] =>
  Object.entries(texts).map(([title, text]) => ({ title, text }));
