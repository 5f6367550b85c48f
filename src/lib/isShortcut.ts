interface Key {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** True for a key with Ctrl or Cmd, on a keyboard without Latin letters by its place. */
export function isShortcut(event: Key, letter: string): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey === metaKey || shiftKey || altKey) return false;
  const pressed = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
  return pressed === letter;
}
