/**
 * A failure that we expected and can explain: its message is one line that says what is wrong and
 * what to do. It is printed without a stack trace.
 */
export class Problem extends Error {}
