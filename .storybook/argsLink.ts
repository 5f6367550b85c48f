import { isJson } from './propTypes.ts';

/**
 * Args in an address. Storybook leaves a text with a full stop, a comma or Devanagari out of the
 * address, so a copied link has the args in a global, encoded: the UTF-8 of their JSON in base64url.
 */
export type LinkArgs = Readonly<Record<string, unknown>>;

/** The args that are changed, if an address can have them: all that a control can edit. */
export function changedArgs(args: LinkArgs, initialArgs: LinkArgs): LinkArgs | undefined {
  const changed = Object.entries(args).filter(
    ([name, value]) =>
      value !== undefined &&
      isJson(value) &&
      JSON.stringify(value) !== JSON.stringify(initialArgs[name]),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** Args as a part of an address. */
export function encodeArgs(args: LinkArgs): string {
  const bytes = new TextEncoder().encode(JSON.stringify(args));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** HTML that React would show as it is: a link to a Storybook must not bring any. */
const withoutHtml = (name: string, value: unknown) => (name === '__html' ? undefined : value);

/** The args of a part of an address; undefined if it is none. */
export function decodeArgs(text: string): LinkArgs | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const args: Record<string, unknown> = Object(
      JSON.parse(new TextDecoder().decode(bytes), withoutHtml),
    );
    return changedArgs(args, {});
  } catch {
    return undefined;
  }
}
