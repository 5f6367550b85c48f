/** Serializes a value as JSON for a script element: '<' is escaped, so no text closes it. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
