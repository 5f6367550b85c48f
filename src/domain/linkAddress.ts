const PROTOCOL = /^(?:https?:\/\/|mailto:|tel:)/i;
const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^\+?[\d\s()-]{6,}$/;
const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?$/u;

/** Returns a typed address with its https://, mailto: or tel:; undefined if it is none. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (MAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  const address = HOST.test(text) ? `https://${text}` : text;
  if (!PROTOCOL.test(address) || /[\s<>]/.test(address)) return undefined;
  // In Markdown a bracket would end the address.
  return address.replaceAll('(', '%28').replaceAll(')', '%29');
}
