import type { RenderedPage } from '#src/entry-server.tsx';

/** The marks that the rendering of a page replaces in its shell. */
export const PLACEHOLDERS = {
  head: '<!--app-head-->',
  pattern: 'app-pattern',
  body: '<!--app-body-->',
  data: '<!--app-data-->',
  /** Replaced by the build, with the hydration loader. */
  script: '<!--app-script-->',
};

const PLACEHOLDER = new RegExp(Object.values(PLACEHOLDERS).join('|'), 'g');

/** The HTML of a page without what is rendered. */
export interface PageShell {
  /** With its critical styles and the hydration loader, and placeholders for the rest. */
  readonly html: string;
  /** The ids of the styles that it has. */
  readonly styleIds: readonly string[];
}

/** The shells of the pages that show entries, by their patterns. */
export type PageShells = { readonly [pattern: string]: PageShell };

/** The build's file with the `PageShells` for the server. It is not for visitors. */
export const SHELLS_FILE = '_shells.json';

/** Returns the HTML of a page, with the styles that the shell does not have inlined. */
export function fillShell(
  { html, styleIds }: PageShell,
  pattern: string,
  { head, body, data, styles }: RenderedPage,
): string {
  const known = new Set(styleIds);
  const extra = styles.filter(([id]) => !known.has(id)).map(([, css]) => css);
  const values: Record<string, string> = {
    [PLACEHOLDERS.head]: head + (extra.length > 0 ? `<style>${extra.join('')}</style>` : ''),
    [PLACEHOLDERS.pattern]: pattern,
    [PLACEHOLDERS.body]: body,
    [PLACEHOLDERS.data]: data,
  };
  // In one pass, so that no text of a page is taken for a placeholder.
  return html.replace(PLACEHOLDER, (placeholder) => values[placeholder] ?? '');
}
