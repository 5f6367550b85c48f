/**
 * Args in an address. Storybook leaves a text with a full stop, a comma or Devanagari out of the
 * address, so a copied link has the args in a global, encoded: the UTF-8 of their JSON in base64url.
 */
export type LinkArgs = Readonly<Record<string, string | number | boolean>>;

const isSimple = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** The args that are changed, if an address can have them: texts, numbers, and yes or no. */
export function changedArgs(
  args: Readonly<Record<string, unknown>>,
  initialArgs: Readonly<Record<string, unknown>>,
): LinkArgs | undefined {
  const changed = Object.entries(args).filter(
    ([name, value]) => isSimple(value) && !Object.is(value, initialArgs[name]),
  );
  return changed.length > 0 ? (Object.fromEntries(changed) as LinkArgs) : undefined;
}

/** Args as a part of an address. */
export function encodeArgs(args: LinkArgs): string {
  const bytes = new TextEncoder().encode(JSON.stringify(args));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The args of a part of an address; undefined if it is none. */
export function decodeArgs(text: string): LinkArgs | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const args: Record<string, unknown> = Object(JSON.parse(new TextDecoder().decode(bytes)));
    return changedArgs(args, {});
  } catch {
    return undefined;
  }
}
