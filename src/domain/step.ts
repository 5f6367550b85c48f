/** One step of a numbered list: a title and one or two sentences. */
export interface Step {
  readonly title: string;
  readonly text: string;
}
