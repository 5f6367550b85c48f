/** The headers of the paths that match a pattern of a `_headers` file. */
export interface HeaderRule {
  /** A path, or the beginning of one and a `*`. */
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Formats rules as a `_headers` file for Netlify and Cloudflare Pages. */
export function formatHeaderRules(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({ pattern, headers }) => [
      pattern,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('');
}

/** Parses a `_headers` file as Netlify and Cloudflare Pages do. */
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

/** All headers for a path. If two rules set the same header, the later one wins. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matches = ({ pattern }: HeaderRule) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  return Object.assign({}, ...rules.filter(matches).map(({ headers }) => headers));
}
