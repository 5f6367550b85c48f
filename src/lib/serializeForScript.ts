/** Serializes a value as JSON for a script element; '<' is escaped, so that no text can close it. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
