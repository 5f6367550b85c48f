/** Names MUI's parts in the code of their docs pages; a build without names has 'ForwardRef'. */
export function named(parts: Readonly<Record<string, object>>): void {
  for (const [displayName, part] of Object.entries(parts)) Object.assign(part, { displayName });
}
