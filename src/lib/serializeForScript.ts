/** A value as the text of a script tag: JSON with no '<' as itself, so that no text can end it. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
