interface Key {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * Whether a key was pressed with Ctrl or Cmd. A keyboard that has no Latin letters, such as one for
 * Devanagari, is read by the place of its keys.
 */
export function isShortcut(event: Key, letter: string): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey === metaKey || shiftKey || altKey) return false;
  const pressed = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
  return pressed === letter;
}
