import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import {
  BLOCK,
  BREAK,
  createElement,
  createText,
  find,
  hasClass,
  isBlank,
  isElement,
  isSpace,
  onlyOf,
  splitEdges,
  styleOf,
  textOf,
} from './htmlTree.ts';
import { groupWordItems, isWordMarker, toWordItem } from './wordLists.ts';

const DROPPED = new Set(['base', 'button', 'input', 'select', 'style', 'script', 'textarea']);
const LIST = /^[ou]l$/;
const HEADING = /^h[1-6]$/;
const CELL = /^t[dh]$/;

/** Inline elements that Markdown does not have, underlining included: only their text counts. */
const PLAIN = /^(?:abbr|big|cite|dfn|font|ins|label|nobr|o:p|small|span|su[bp]|time|u)$/;

/** The mark that an element stands for. */
const MARKS: Readonly<Record<string, string>> = {
  ...{ b: 'strong', strong: 'strong', em: 'em', i: 'em', mark: 'em' },
  ...{ del: 'del', s: 'del', strike: 'del' },
};

/** Elements that need no text. */
const VOID = /^(?:br|hr|iframe|img|source|t[dhr]|tbody|tfoot|thead)$/;

const HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all)/i;
// Word's 'mso-bidi-font-weight' is about Arabic and Hebrew letters alone.
const NORMAL = /(?<!-)font-weight\s*:\s*(?:normal|[1-4]00)/i;
const BOLD = /(?<!-)font-weight\s*:\s*(?:bold|[6-9]00)/i;
const ITALIC = /(?<!-)font-style\s*:\s*italic/i;
const STRUCK = /text-decoration(?:-line)?\s*:[^;]*line-through/i;

/** A longer span says nothing, and would make a huge table. */
const LONGEST_SPAN = 30;

/** A figure, such as a fee or a score, but no year. */
const FIGURE = /(?<![\d.,])(?!(?:19|20)\d\d(?![\d.,]))\d/;

/** The highest heading of a text, below the title of its page. */
const TOP_LEVEL = 2;

/** The content of a heading, also of one of a column, which is bold anyway. */
function withoutBold(nodes: ElementContent[]): ElementContent[] {
  const only = onlyOf(nodes);
  return isElement(only, /^strong$/) ? only.children : nodes;
}

/**
 * Returns HTML as its readers see it: without what is empty or hidden, with one element for each
 * mark, with the lists and titles of Word as elements, and with headings from the second level on.
 */
export function tidyHtml(tree: Root): Root {
  const root = createElement('div', paragraphsOf(tidyChildren(tree.children)));
  const headings = find(root, HEADING);
  const levelOf = ({ tagName }: Element) => Number(tagName.slice(1));
  const shift = TOP_LEVEL - headings.reduce((least, each) => Math.min(least, levelOf(each)), 6);
  for (const heading of headings) heading.tagName = `h${Math.min(levelOf(heading) + shift, 6)}`;
  return { type: 'root', children: [root] };
}

function tidyChildren(children: readonly RootContent[]): ElementContent[] {
  return joinAlike(groupWordItems(children.flatMap(tidyNode)));
}

function tidyNode(node: RootContent): ElementContent[] {
  if (node.type === 'text') return [createText(tidyText(node.value))];
  if (node.type !== 'element') return [];
  const { tagName, properties } = node;
  const style = styleOf(node);
  const isHidden = Boolean(properties.hidden) || HIDDEN.test(style) || isWordMarker(style);
  if (isHidden || DROPPED.has(tagName)) return [];
  if (tagName === 'table') return tidyTable(node);
  const children = tidyChildren(tagName === 'a' ? unwrapButtons(node) : node.children);
  const isEmpty = !VOID.test(tagName) && !properties.poster && isBlank(children);
  if (isEmpty) return BLOCK.test(tagName) ? [] : children;
  return tidyElement(node, children);
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
  const mark = MARKS[tagName];
  if (mark) {
    return mark === 'strong' && NORMAL.test(styleOf(node)) ? children : marked(mark, children);
  }
  if (PLAIN.test(tagName)) return styled(styleOf(node), children);
  if (LIST.test(tagName)) return [createElement(tagName, nestLists(children), properties)];
  if (CELL.test(tagName)) return [tidyCell(tagName, children, properties)];
  if (HEADING.test(tagName)) {
    const isPicture = isElement(onlyOf(children), /^img$/);
    return [createElement(isPicture ? 'p' : tagName, withoutBold(children))];
  }
  switch (tagName) {
    case 'a':
      return tidyLink(String(properties.href ?? ''), children);
    case 'img': {
      const { src, alt } = properties;
      return src ? [createElement('img', [], { src, alt })] : [];
    }
    case 'p':
      return [tidyParagraph(node, children)];
    case 'pre':
      return [createElement('pre', children)];
    default: {
      // Word online puts each item into a list and a frame of its own.
      if (tagName === 'div' && hasClass(node, /ListContainerWrapper/)) return children;
      const { src, poster, title } = properties;
      const frame = tagName === 'iframe' && { title };
      const isContainer = BLOCK.test(tagName) && !VOID.test(tagName);
      const content = isContainer ? paragraphsOf(children) : children;
      return [createElement(tagName, content, { src, poster, ...frame })];
    }
  }
}

function tidyLink(href: string, children: ElementContent[]): ElementContent[] {
  // A picture that leads to itself, only larger, as in WordPress.
  const isEnlargement =
    isElement(onlyOf(children), /^img$/) && /\.(?:avif|gif|jpe?g|png|webp)$/i.test(href);
  return href && !isEnlargement ? marked('a', children, { href }) : children;
}

/** Puts a mark around nodes, but not around the white space at their edges, nor around blocks. */
function marked(
  tagName: string,
  children: ElementContent[],
  properties?: Properties,
): ElementContent[] {
  if (/^(?:em|strong)$/.test(tagName) && children.some((child) => isElement(child, BLOCK))) {
    return children;
  }
  const [before, inner, after] = splitEdges(children);
  const [first] = inner;
  const last = inner.at(-1);
  if (first?.type === 'text' && /^\s/.test(first.value)) {
    before.push(createText(' '));
    first.value = first.value.trimStart();
  }
  if (last?.type === 'text' && /\s$/.test(last.value)) {
    after.unshift(createText(' '));
    last.value = last.value.trimEnd();
  }
  const same = new RegExp(`^${tagName}$`);
  const content = inner.flatMap((child) => (isElement(child, same) ? child.children : [child]));
  return [...before, createElement(tagName, content, properties), ...after];
}

/** Nodes of a block, in paragraphs if there are several: two line breaks end one as well. */
function paragraphsOf(nodes: readonly ElementContent[]): ElementContent[] {
  const parts: ElementContent[] = [];
  let text: ElementContent[] = [];
  let breaks: ElementContent[] = [];
  const endParagraph = () => {
    if (!isBlank(text)) parts.push(createElement('p', text));
    text = [];
  };
  for (const node of nodes) {
    if (isElement(node, BREAK)) breaks.push(node);
    else if (!isSpace(node)) {
      const isBlock = isElement(node, BLOCK);
      if (isBlock || breaks.length > 1) endParagraph();
      else text.push(...breaks);
      breaks = [];
      (isBlock ? parts : text).push(node);
    } else if (breaks.length === 0 && text.length > 0) text.push(node);
  }
  if (parts.length === 0) return text;
  endParagraph();
  return parts;
}

/** True if an element continues the one before it: programs cut a text into such pieces. */
function continues(before: Element, node: Element, isApart: boolean): boolean {
  if (before.tagName !== node.tagName) return false;
  if (node.tagName === 'a') return !isApart && before.properties.href === node.properties.href;
  const startOf = ({ properties }: Element) => Number(properties.start ?? 1);
  // In Word online each item is a list of its own.
  const next = startOf(before) + before.children.length;
  return node.tagName === 'ol'
    ? startOf(node) === next
    : /^(?:del|em|strong|ul)$/.test(node.tagName);
}

/** Joins texts, marks, links and lists that follow each other. */
function joinAlike(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    const gap = last && isSpace(last) ? [last] : [];
    const before = joined.at(-1 - gap.length);
    if (last?.type === 'text' && node.type === 'text') last.value += node.value;
    else if (
      before?.type === 'element' &&
      node.type === 'element' &&
      continues(before, node, gap.length > 0)
    ) {
      before.children = LIST.test(node.tagName)
        ? before.children.concat(node.children)
        : joinAlike([...before.children, ...gap, ...node.children]);
      joined.length -= gap.length;
    } else joined.push(node);
  }
  return joined;
}

function tidyParagraph(node: Element, children: ElementContent[]): Element {
  const item = toWordItem(node, children);
  if (item) return item;
  if (hasClass(node, /MsoTitle/)) return createElement('h1', children);
  const content = paragraphsOf(children);
  if (hasClass(node, /Mso(?:Intense)?Quote/)) return createElement('blockquote', content);
  return createElement(content.some((child) => isElement(child, BLOCK)) ? 'div' : 'p', content);
}

/** Nodes with the marks that a style stands for. */
function styled(style: string, children: ElementContent[]): ElementContent[] {
  let content = children;
  if (STRUCK.test(style)) content = marked('del', content);
  if (ITALIC.test(style)) content = marked('em', content);
  return BOLD.test(style) ? marked('strong', content) : content;
}

/** Moves a list that is the child of a list, as in Google Docs, into the item before it. */
function nestLists(children: readonly ElementContent[]): ElementContent[] {
  const items: ElementContent[] = [];
  let item: Element | undefined;
  for (const child of children) {
    if (child.type === 'element' && LIST.test(child.tagName) && item) item.children.push(child);
    else if (!isSpace(child)) {
      if (child.type === 'element') item = child;
      items.push(child);
    }
  }
  return items;
}

function tidyCell(tagName: string, children: ElementContent[], properties: Properties): Element {
  const { align, colSpan, rowSpan } = properties;
  const shorten = (span: unknown) => Math.min(Number(span) || 1, LONGEST_SPAN);
  const spans = { colSpan: shorten(colSpan), rowSpan: shorten(rowSpan) };
  return createElement(tagName, joinAlike(splitEdges(onOneLine(children))[1]), { align, ...spans });
}

function onOneLine(children: readonly ElementContent[]): ElementContent[] {
  const line: ElementContent[] = [];
  for (const child of children) {
    if (isElement(child, BLOCK)) {
      const isFirst = isBlank(line);
      if (!isFirst) line.push(createText(child.tagName === 'li' ? '; ' : ' '));
      line.push(...onOneLine(child.children));
    } else line.push(child);
  }
  return line;
}

/** True if the first row of a table says what is in its columns. */
function isHeadRow(row: Element): boolean {
  const cells = find(row, CELL);
  if (cells[0]?.tagName === 'th' && cells.some(({ tagName }) => tagName === 'td')) return false;
  const isBold = cells.every((cell) => find(cell, /^strong$/).length > 0);
  return isBold || !cells.slice(1).some((cell) => FIGURE.test(textOf(cell)));
}

/**
 * A table with a head, which Markdown demands. Word and Google Docs mark none: there it is the
 * first row, or an empty one if that has figures. A table of a single cell is its text.
 */
function tidyTable(table: Element): ElementContent[] {
  const [first, another] = find(table, CELL);
  if (!first || isBlank([table])) return [];
  if (!another) return [createElement('div', paragraphsOf(tidyChildren(first.children)))];
  const tidied = createElement('table', tidyChildren(table.children));
  const [firstRow, ...others] = find(tidied, /^tr$/);
  if (!firstRow || isBlank([tidied])) return [];
  const empty = new Set<ElementContent>(others.filter(({ children }) => isBlank(children)));
  for (const part of [tidied, ...find(tidied, /^t(?:body|foot|head)$/)]) {
    part.children = part.children.filter((child) => !empty.has(child));
  }
  const isHead = find(tidied, /^thead$/).length > 0 || isHeadRow(firstRow);
  for (const cell of find(isHead ? firstRow : tidied, CELL)) {
    cell.tagName = isHead ? 'th' : 'td';
  }
  for (const cell of find(firstRow, CELL)) if (isHead) cell.children = withoutBold(cell.children);
  return [tidied];
}
