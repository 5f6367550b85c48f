/** An expected failure. Its message says what to do, and is printed without a stack. */
export class CliError extends Error {}
