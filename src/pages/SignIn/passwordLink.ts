/** A one-time link of the server, which is in the fragment so that no log has it. */
export interface PasswordLink {
  readonly token: string;
  /** Whether it creates the first account. */
  readonly isFirstOwner: boolean;
}

/** Reads a link from a URL's fragment, `#link=…` or `#first-owner=…`; null if it is none. */
export function readPasswordLink(hash: string): PasswordLink | null {
  const [, kind, token] = /^#(link|first-owner)=([\w-]+)$/.exec(hash) ?? [];
  return token ? { token, isFirstOwner: kind === 'first-owner' } : null;
}
