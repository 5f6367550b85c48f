/** Headers for the addresses that a pattern of a `_headers` file names. */
export interface HeaderRule {
  /** A path, or the beginning of one and a `*`. */
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads a `_headers` file, as Netlify and Cloudflare Pages do. */
export function parseHeaderRules(text: string): readonly HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    const [, name, value] = header ?? [];
    const last = rules.at(-1);
    if (name && value !== undefined && last) last.headers[name] = value;
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} });
  }
  return rules;
}

/** All headers for an address; of two rules that set the same the later wins. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const fits = ({ pattern }: HeaderRule) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  return Object.assign({}, ...rules.filter(fits).map(({ headers }) => headers));
}
