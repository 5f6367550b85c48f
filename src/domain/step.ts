/** One step of a numbered list: what to do, and a sentence or two on how. */
export interface Step {
  readonly title: string;
  readonly text: string;
}
