import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { createElement, elementsIn, textOf } from '#src/lib/htmlToMarkdown/htmlTree.ts';

/** The longest HTML of a post that is read. Of pictures inside it only the place counts. */
const MAX_POST_LENGTH = 300_000;

/** The most elements within each other, and the longest tag: no person writes more. */
const MAX_NESTING = 500;
const MAX_FORMATS = 50;
/** The most formats that paragraphs and other elements open again. */
const MAX_REOPENED = 50_000;
const FORMATS = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/i;
const LONG_TAG = /<[a-z][^<>]{20000}/i;

/** The most characters of an address that a report shows. */
const MAX_SHOWN = 300;

/** The `<img>` of a picture of the export, by its number. */
type PictureOf = (id: string) => string | undefined;

/**
 * Reads the HTML of a post, blocks or a classic text. Returns a tree, and the names of what could
 * not be carried over. Throws if it is too long or too deep.
 */
export function readWordPressHtml(source: string, pictureOf: PictureOf) {
  const lost = new Set<string>();
  let html = source.replaceAll('\r\n', '\n').replaceAll(INLINE_PICTURE, () => {
    lost.add('a picture that is inside the text itself');
    return 'src=""';
  });
  if (html.length > MAX_POST_LENGTH) {
    throw new Error(`its HTML has more than ${MAX_POST_LENGTH.toLocaleString('en')} characters`);
  }
  assertReadable(html);
  const hasBlocks = html.includes('<!-- wp:');
  html = removeComments(html, lost);
  html = removeShortcodes(html, lost, pictureOf);
  const tree = fromHtml(html, { fragment: true });
  tree.children = tree.children.flatMap((node) => cleaned(node, lost));
  if (!hasBlocks) addBreaks(tree);
  tree.children = tree.children.flatMap(withoutFigures);
  return { tree, lost };
}

/** The text of a title: without tags and shortcodes, its entities read. */
export function readWordPressTitle(title: string, lost: Set<string>): string {
  assertReadable(title);
  const html = removeShortcodes(title, lost, () => undefined);
  return textOf(fromHtml(html, { fragment: true }))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const words = (text: string) => new Set(text.split(' '));

const INLINE_PICTURE = /\bsrc=(?:"data:[^"]*"|'data:[^']*')/gi;

/** The elements that a document may leave open without nesting them. */
const MAY_STAY_OPEN = words(
  'area base br col embed hr img input link meta param source track wbr p li dt dd td th tr option',
);

function assertReadable(html: string): void {
  const open = { formats: 0, others: 0 };
  let reopened = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][\w:-]*)/gi)) {
    const kind = FORMATS.test(name) ? 'formats' : 'others';
    if (kind === 'others') reopened += open.formats;
    if (!MAY_STAY_OPEN.has(name.toLowerCase())) {
      open[kind] = slash ? Math.max(0, open[kind] - 1) : open[kind] + 1;
    }
    if (open.formats > MAX_FORMATS || open.others > MAX_NESTING || reopened > MAX_REOPENED) {
      throw new Error('its HTML is nested too deep');
    }
  }
  if (LONG_TAG.test(html)) throw new Error('its HTML has a tag that is too long');
}

/** The blocks that are text, a heading, a picture or a frame around such. */
const PLAIN_BLOCKS = words(
  'paragraph heading list list-item image quote pullquote table code preformatted verse separator spacer more nextpage html shortcode freeform column button buttons group row stack media-text cover details embed file audio video',
);

const blockNames: Readonly<Record<string, string>> = {
  columns: 'columns: their texts stand one below the other',
  gallery: 'a gallery: its pictures stand one below the other',
  block: 'a reusable block',
};

/** Leaves out the comments, of which some begin or end a block. */
function removeComments(html: string, lost: Set<string>): string {
  // Looked for only where each has an end, so that a text of beginnings takes no time.
  const end = html.lastIndexOf('-->') + 3;
  const whole = html.slice(0, end).replaceAll(/<!--[\s\S]*?-->/g, (comment) => {
    const [, name] = /^<!--\s*wp:([a-z][a-z0-9/-]*)/.exec(comment) ?? [];
    const url = /"url":"(https?:[^"]+)"/.exec(comment.slice(0, 2_000))?.[1];
    if (name === 'embed' || name?.startsWith('core-embed/')) {
      lost.add(`an embed, which is now a link${url ? `: ${url.replaceAll('\\u0026', '&')}` : ''}`);
    } else if (name && !PLAIN_BLOCKS.has(name)) {
      lost.add(blockNames[name] ?? `the block '${name}'`);
    }
    return '';
  });
  return whole + html.slice(end);
}

const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:\s|=)[^[\]]*|\/)?\]/gi;

/** The shortcodes of WordPress itself, and of plug-ins whose names could be words. */
const KNOWN_SHORTCODES = words(
  'caption gallery embed audio video playlist wpforms gravityform toc contact button row column accordion tabs tab',
);

/** The text between these is code. */
const RAW = /raw_html$|raw_js$|^et_pb_code$/;

/** Leaves out shortcodes, keeps the text between them, and puts pictures in place of a gallery. */
function removeShortcodes(html: string, lost: Set<string>, pictureOf: PictureOf): string {
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name));
  const parts: string[] = [];
  let end = 0;
  for (const { 0: code, 1: slash, 2: name = '', 3: rest = '', index } of html.matchAll(SHORTCODE)) {
    if (index < end) continue;
    const after = index + code.length;
    const isEscaped = html[index - 1] === '[' && html[after] === ']';
    const isAlone =
      /^[a-z]/.test(name) &&
      /^[\n>]?$/.test(html[index - 1] ?? '') &&
      /^[\n<]?$/.test(html[after] ?? '');
    const isShortcode =
      Boolean(slash) ||
      closed.has(name) ||
      /[_-]/.test(name) ||
      rest.includes('=') ||
      (isAlone && html !== code) ||
      KNOWN_SHORTCODES.has(name);
    if (isEscaped || !isShortcode) continue;
    parts.push(html.slice(end, index));
    end = after;
    if (name === 'caption' || name === 'wp_caption') {
      parts.push(slash ? '</figcaption></figure>' : '<figure class="wp-caption">');
    } else if (name === 'gallery') {
      const ids = /\bids=["']?([\d\s,]{1,500})/.exec(rest)?.[1]?.split(',') ?? [];
      const pictures = ids.flatMap((id) => pictureOf(id.trim()) ?? []);
      parts.push(...pictures.map((picture) => `<figure>${picture}</figure>`));
      lost.add(
        pictures.length > 0
          ? (blockNames.gallery ?? '')
          : 'a gallery with pictures that it does not name',
      );
    } else if (!slash && name !== 'embed') {
      const address = /\bhttps?:[^\s"'\]]{1,200}/.exec(rest)?.[0];
      lost.add(`the shortcode [${name}]${address ? ` with ${address}` : ''}`);
    } else if (!slash) {
      lost.add('an embed, which is now a link');
    }
    if (RAW.test(name) && !slash && closed.has(name)) {
      const close = html.indexOf(`[/${name}]`, end);
      if (close < 0) closed.delete(name);
      else end = close;
    }
  }
  return parts.join('') + html.slice(end);
}

/** Elements that are left out, and how the report names them. */
const lostElements: Readonly<Record<string, string>> = {
  script: 'a script',
  style: 'styles',
  iframe: 'a frame',
  object: 'an object',
  embed: 'an embed',
  video: 'a video',
  audio: 'a sound',
  form: 'a form',
  svg: 'a drawing',
  canvas: 'a drawing',
  map: 'a map with areas',
};

/** Elements that are left out without a word: they say nothing to a reader. */
const SILENT = words('noscript template link meta title input button select textarea');

/** A node without what is no text, and its name for the report. */
function cleaned(node: RootContent, lost: Set<string>): (Element | Text)[] {
  if (node.type === 'comment' || node.type === 'doctype') return [];
  if (node.type !== 'element') return [node];
  if (SILENT.has(node.tagName)) return [];
  const name = lostElements[node.tagName];
  if (name !== undefined) {
    const source = [node, ...elementsIn(node)]
      .map(({ properties }) => properties.src ?? properties.data)
      .find((value) => typeof value === 'string' && /^(https?:)?\/\//.test(value));
    lost.add(source ? `${name}: ${String(source).slice(0, MAX_SHOWN)}` : name);
    return [];
  }
  const { style, dataAlign } = node.properties;
  if (typeof dataAlign === 'string' && (node.tagName === 'td' || node.tagName === 'th')) {
    node.properties.align = dataAlign;
  }
  const behind = typeof style === 'string' && /url\(['"]?(https?:[^'")\s]+)/.exec(style)?.[1];
  if (behind) lost.add(`a picture behind a text: ${behind.slice(0, MAX_SHOWN)}`);
  node.children = node.children.flatMap((child) => cleaned(child, lost));
  return [node];
}

const BLOCKS = words(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul caption colgroup',
);

/** Blocks in which blank lines make paragraphs. */
const CONTAINERS = words(
  'address article aside blockquote dd details div figcaption figure footer header li main nav p section td th',
);

/** Elements whose line ends stay as they are. */
const UNTOUCHED = words('pre h1 h2 h3 h4 h5 h6 caption summary');

const isBlock = (node: RootContent): node is Element =>
  node.type === 'element' && BLOCKS.has(node.tagName);

/** Makes breaks of line ends, as WordPress does with a classic text: two end a paragraph. */
function addBreaks(parent: Root | Element): void {
  const isRoot = parent.type === 'root';
  if (!isRoot && (parent.tagName === 'code' || UNTOUCHED.has(parent.tagName))) return;
  const hasText = isRoot || !isBlock(parent) || CONTAINERS.has(parent.tagName);
  const result: ElementContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'element') {
      addBreaks(child);
      result.push(...(isBlock(child) ? [child] : splitAtBreaks(child)));
    } else if (child.type === 'text' && hasText) {
      // The end of a line after a break is no second one.
      const text = isBreak(result.at(-1)) ? child.value.replace(/^[^\S\n]*\n/, '') : child.value;
      for (const part of text.split(/(\n(?:\s*\n)?)/)) {
        if (!part.startsWith('\n')) result.push({ type: 'text', value: part });
        else result.push(createElement('br'), ...(part.length > 1 ? [createElement('br')] : []));
      }
    } else if (child.type === 'text') result.push(child);
  }
  parent.children = result;
}

const isBreak = (node: ElementContent | undefined) =>
  node?.type === 'element' && node.tagName === 'br';

/** An element in the text, or one for each paragraph if it goes over several. */
function splitAtBreaks(node: Element): ElementContent[] {
  const { children } = node;
  if (children.some(isBlock)) return [node];
  const parts: ElementContent[] = [];
  let start = 0;
  for (const [index, child] of children.entries()) {
    if (!isBreak(child) || !isBreak(children[index + 1]) || index < start) continue;
    const before = { ...node, children: children.slice(start, index) };
    parts.push(before, createElement('br'), createElement('br'));
    start = index + 2;
  }
  return [...parts, { ...node, children: children.slice(start) }];
}

/** A figure as its pictures and, below them, its caption in italics. */
function withoutFigures(node: RootContent): ElementContent[] {
  if (node.type === 'doctype') return [];
  if (node.type !== 'element') return [node];
  node.children = node.children.flatMap(withoutFigures);
  if (node.tagName !== 'figure') return [node];
  const parts: ElementContent[] = [];
  let caption: ElementContent[] = [];
  const flush = () => {
    const isText = caption.some((part) => textOf(part).trim() !== '');
    if (isText) parts.push(createElement('p', [createElement('em', caption)]));
    caption = [];
  };
  for (const child of node.children) {
    const hasPicture =
      child.type === 'element' &&
      (child.tagName === 'img' || [...elementsIn(child)].some(({ tagName }) => tagName === 'img'));
    if (child.type === 'element' && child.tagName === 'figcaption') {
      flush();
      caption = child.children;
      flush();
    } else if (isBlock(child)) {
      flush();
      parts.push(child);
    } else if (hasPicture) {
      flush();
      parts.push(createElement('p', [child]));
    } else {
      caption.push(child);
    }
  }
  flush();
  return parts;
}
