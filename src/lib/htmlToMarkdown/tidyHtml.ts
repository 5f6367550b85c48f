import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';

const DROPPED = new Set(['button', 'input', 'select', 'style', 'script', 'textarea']);
const LIST = /^[ou]l$/;
const HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all)/i;
// Word's 'mso-bidi-font-weight' is about Arabic and Hebrew letters alone.
const NORMAL = /(?<!-)font-weight\s*:\s*(?:normal|[1-4]00)/i;
const BOLD = /(?<!-)font-weight\s*:\s*(?:bold|[6-9]00)/i;
const ITALIC = /(?<!-)font-style\s*:\s*italic/i;
const STRUCK = /text-decoration(?:-line)?\s*:[^;]*line-through/i;
const WORD_LIST = /mso-list\s*:\s*l\d+\s+level(\d)/i;
const WORD_MARKER = /mso-list\s*:\s*ignore/i;

/** A longer span says nothing, and would make a huge table. */
const LONGEST_SPAN = 30;

/** Elements that begin a line of their own in a cell, which has one line in Markdown. */
const BLOCK = /^(?:blockquote|div|h[1-6]|li|ol|p|ul)$/;

/** A figure, such as a fee or a score, but no year. */
const FIGURE = /(?<![\d.,])(?!(?:19|20)\d\d(?![\d.,]))\d/;

/** A list paragraph of Word until it is in its list. */
const WORD_ITEM = 'word-list-item';

/** An element with these children and properties. */
export function createElement(
  tagName: string,
  children: ElementContent[] = [],
  properties: Properties = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

const createText = (value: string): ElementContent => ({ type: 'text', value });

const styleOf = ({ properties }: Element) => String(properties.style ?? '');

const hasClass = ({ properties }: Element, name: RegExp) => name.test(String(properties.className));

/** The text within a node. */
export function textOf(node: Root | RootContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The outermost elements below a node that pass a test, in order. */
function find(node: Element, matches: (element: Element) => boolean): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return matches(child) ? [child] : find(child, matches);
  });
}

const named =
  (name: RegExp) =>
  ({ tagName }: Element) =>
    name.test(tagName);

/** Returns HTML as its readers see it, with the lists and titles of Word as elements. */
export function tidyHtml(tree: Root): Root {
  return { type: 'root', children: tidyChildren(tree.children) };
}

function tidyChildren(children: readonly RootContent[]): ElementContent[] {
  return groupWordItems(children.flatMap(tidyNode));
}

function tidyNode(node: RootContent): ElementContent[] {
  if (node.type === 'text') return [createText(tidyText(node.value))];
  if (node.type !== 'element') return [];
  const { tagName, properties } = node;
  const style = styleOf(node);
  const isHidden = Boolean(properties.hidden) || HIDDEN.test(style) || WORD_MARKER.test(style);
  if (isHidden || DROPPED.has(tagName)) return [];
  if (tagName === 'table') return tidyTable(node);
  return tidyElement(node, tidyChildren(tagName === 'a' ? unwrapButtons(node) : node.children));
}

/** Returns the children of a link, with the text of its buttons: elsewhere a button is dropped. */
function unwrapButtons({ children }: Element): ElementContent[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [child];
    const inner = unwrapButtons(child);
    return child.tagName === 'button' ? inner : [{ ...child, children: inner }];
  });
}

/** Joiners stay, because Devanagari needs them. */
const tidyText = (value: string) =>
  value.replaceAll('\u00A0', ' ').replace(/[\u00AD\u200B\uFEFF]/g, '');

function tidyElement(node: Element, children: ElementContent[]): ElementContent[] {
  const { tagName, properties } = node;
  const tidied = createElement(tagName, children, properties);
  if (tagName === 'p') return [tidyParagraph(node, children)];
  if (/^(?:b|strong)$/.test(tagName)) return NORMAL.test(styleOf(node)) ? children : [tidied];
  if (/^(?:span|font)$/.test(tagName)) return [styled(node, children)];
  if (LIST.test(tagName)) return [createElement(tagName, nestLists(children), properties)];
  if (/^t[dh]$/.test(tagName)) return [tidyCell(tidied)];
  // Word online puts each item into a list and a frame of its own.
  return tagName === 'div' && hasClass(node, /ListContainerWrapper/) ? children : [tidied];
}

function tidyParagraph(node: Element, children: ElementContent[]): Element {
  const level = WORD_LIST.exec(styleOf(node))?.[1];
  if (level) {
    const [marker] = find(node, (element) => WORD_MARKER.test(styleOf(element)));
    const number = /^\s*\(?(\w{1,5})[.)]/.exec(marker ? textOf(marker) : '')?.[1];
    const tagName = number ? 'ol' : 'ul';
    return createElement(WORD_ITEM, children, { level, tagName, start: Number(number) || 1 });
  }
  if (hasClass(node, /MsoTitle/)) return createElement('h1', children);
  const paragraph = createElement('p', children);
  const isQuote = hasClass(node, /Mso(?:Intense)?Quote/);
  return isQuote ? createElement('blockquote', [paragraph]) : paragraph;
}

/** A span with the elements that its style stands for. */
function styled(span: Element, children: ElementContent[]): Element {
  const style = styleOf(span);
  let content = createElement('span', children);
  if (STRUCK.test(style)) content = createElement('del', [content]);
  if (ITALIC.test(style)) content = createElement('em', [content]);
  return BOLD.test(style) ? createElement('strong', [content]) : content;
}

/** Moves a list that is the child of a list, as in Google Docs, into the item before it. */
function nestLists(children: readonly ElementContent[]): ElementContent[] {
  const items: ElementContent[] = [];
  let item: Element | undefined;
  for (const child of children) {
    if (child.type === 'element' && LIST.test(child.tagName) && item) item.children.push(child);
    else {
      if (child.type === 'element') item = child;
      items.push(child);
    }
  }
  return items;
}

interface OpenList {
  readonly level: number;
  readonly list: Element;
}

/** Puts Word's paragraphs that look like lists into lists. */
function groupWordItems(children: readonly ElementContent[]): ElementContent[] {
  const grouped: ElementContent[] = [];
  /** From the outer to the inner. */
  let open: OpenList[] = [];
  for (const child of children) {
    if (child.type === 'element' && child.tagName === WORD_ITEM) {
      const { level, tagName, start } = child.properties;
      const depth = Number(level);
      const name = String(tagName);
      open = open.filter(
        (outer) => outer.level < depth || (outer.level === depth && outer.list.tagName === name),
      );
      if (open.at(-1)?.level !== depth) {
        const list = createElement(name, [], name === 'ol' ? { start: Number(start) } : {});
        const item = open.at(-1)?.list.children.at(-1);
        if (item?.type === 'element') item.children.push(list);
        else grouped.push(list);
        open.push({ level: depth, list });
      }
      open.at(-1)?.list.children.push(createElement('li', child.children));
    } else {
      if (textOf(child).trim() !== '') open = [];
      grouped.push(child);
    }
  }
  return grouped;
}

function tidyCell(cell: Element): Element {
  const { align, colSpan, rowSpan } = cell.properties;
  const shorten = (span: unknown) => Math.min(Number(span) || 1, LONGEST_SPAN);
  const spans = { colSpan: shorten(colSpan), rowSpan: shorten(rowSpan) };
  return createElement(cell.tagName, onOneLine(cell.children), { align, ...spans });
}

function onOneLine(children: readonly ElementContent[]): ElementContent[] {
  const line: ElementContent[] = [];
  for (const child of children) {
    if (child.type === 'element' && BLOCK.test(child.tagName)) {
      const isFirst = line.every((node) => textOf(node).trim() === '');
      if (!isFirst) line.push(createText(child.tagName === 'li' ? '; ' : ' '));
      line.push(...onOneLine(child.children));
    } else line.push(child);
  }
  return line;
}

/** True if the first row of a table says what is in its columns. */
function isHeadRow(row: Element): boolean {
  const cells = find(row, named(/^t[dh]$/));
  if (cells[0]?.tagName === 'th' && cells.some(({ tagName }) => tagName === 'td')) return false;
  const isBold = cells.every((cell) => find(cell, named(/^(?:b|strong)$/)).length > 0);
  return isBold || !cells.slice(1).some((cell) => FIGURE.test(textOf(cell)));
}

/**
 * A table with a head, which Markdown demands. Word and Google Docs mark none: there it is the
 * first row, or it is empty if that has figures. A table of a single cell is its text.
 */
function tidyTable(table: Element): ElementContent[] {
  const cells = find(table, named(/^t[dh]$/));
  const [first] = cells;
  if (!first) return [];
  if (cells.length === 1) return [createElement('div', tidyChildren(first.children))];
  const tidied = createElement('table', tidyChildren(table.children));
  const [firstRow] = find(tidied, named(/^tr$/));
  if (find(table, named(/^thead$/)).length > 0 || !firstRow) return [tidied];
  if (isHeadRow(firstRow)) {
    for (const cell of find(firstRow, named(/^td$/))) cell.tagName = 'th';
    return [tidied];
  }
  for (const cell of find(tidied, named(/^th$/))) cell.tagName = 'td';
  const head = createElement('thead', [createElement('tr', [createElement('th', [])])]);
  return [createElement('table', [head, ...tidied.children])];
}
