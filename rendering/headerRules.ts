/** The headers of each path of a `_headers` file. A path may end with a `*`. */
export type HeaderRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Formats rules as a `_headers` file for Netlify and Cloudflare Pages. */
export function formatHeaderRules(rules: HeaderRules): string {
  const lines = Object.entries(rules).flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Parses a `_headers` file as Netlify and Cloudflare Pages do. */
export function parseHeaderRules(text: string): HeaderRules {
  const rules: Record<string, Record<string, string>> = {};
  let headers: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value !== undefined) headers[name] = value;
    else if (line.startsWith('/')) headers = rules[line.trim()] ??= {};
  }
  return rules;
}

/** All headers for a path. If two rules set the same header, the later one wins. */
export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const matching = Object.entries(rules).filter(([pattern]) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.assign({}, ...matching.map(([, headers]) => headers));
}
