import type { RenderedPage } from '#src/entry-server.tsx';

/** What the HTML of a page has besides its content. */
export interface PageFrame {
  /** The built index.html, without content. */
  readonly template: string;
  /** The critical styles, and the stylesheet for browsers that run no script. */
  readonly styles: string;
  /** The hydration loader. */
  readonly script: string;
}

/** A frame that a server fills later, with the ids of the styles that it has. */
export type ContentFrame = PageFrame & { readonly styleIds: readonly string[] };

/** The frames of the pages with content, by their patterns. */
export type ContentFrames = { [pattern: string]: ContentFrame };

/** The build's file with the `ContentFrames`, which is not for visitors. */
export const FRAMES_FILE = '_frames.json';

/**
 * Returns the HTML of a page. `pattern` is that of the addresses for which the browser may hydrate
 * it, and `extraCss` what its content needs besides the styles of the frame.
 */
export function fillPage(
  { template, styles, script }: PageFrame,
  pattern: string,
  { head, body, data }: Pick<RenderedPage, 'head' | 'body' | 'data'>,
  extraCss = '',
): string {
  const extra = extraCss && `<style>${extraCss}</style>`;
  return template
    .replace('</head>', () => `${head}${styles}${extra}</head>`)
    .replace('<div id="root">', () => `<div id="root" data-prerendered="${pattern}">`)
    .replace('</div>', () => `${body}</div>${data}`)
    .replace('</body>', () => `${script}</body>`);
}
