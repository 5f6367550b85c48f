/** The time for which a page waits for a response, in ms. */
export const REQUEST_TIMEOUT_MS = 30_000;
