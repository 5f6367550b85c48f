import type {
  BlockContent,
  DefinitionContent,
  Delete,
  Emphasis,
  Heading,
  Image,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Strong,
  Table,
} from 'mdast';

type Block = BlockContent | DefinitionContent;

interface Context {
  /** The levels that are added to the depth of each heading. */
  readonly shift: number;
  /** The address of the page that relative addresses belong to. */
  readonly base: string | undefined;
}

/** The highest heading of a text, below the title of its page. */
const TOP_DEPTH = 2;

const LINK_PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];
const PICTURE_PROTOCOLS = ['https:', 'http:'];

/** Returns Markdown without empty parts, with headings from the second level on. */
export function tidyMarkdown(tree: Root, base: string | undefined): Root {
  const depths = depthsOf(tree.children);
  const shift = depths.length > 0 ? TOP_DEPTH - Math.min(...depths) : 0;
  return { type: 'root', children: tidyBlocks(tree.children, { shift, base }) };
}

function depthsOf(nodes: readonly RootContent[]): number[] {
  return nodes.flatMap((node) => {
    if (node.type === 'heading') return [node.depth];
    if (node.type === 'list') return node.children.flatMap(({ children }) => depthsOf(children));
    return node.type === 'blockquote' ? depthsOf(node.children) : [];
  });
}

function tidyBlocks(nodes: readonly RootContent[], context: Context): Block[] {
  const blocks: Block[] = [];
  for (const block of nodes.flatMap((node) => tidyBlock(node, context))) {
    const before = blocks.at(-1);
    if (block.type === 'list' && before?.type === 'list' && continues(before, block)) {
      before.children.push(...block.children);
      before.spread ||= block.spread ?? false;
    } else blocks.push(block);
  }
  return blocks;
}

/** True if a list continues the one before it, as in Word online. */
function continues(before: List, list: List): boolean {
  if (before.ordered !== list.ordered) return false;
  return !list.ordered || list.start === (before.start ?? 1) + before.children.length;
}

function tidyBlock(node: RootContent, context: Context): Block[] {
  switch (node.type) {
    case 'heading':
      return tidyHeading(node, context);
    case 'paragraph':
      return splitParagraph(tidyPhrasing(node.children, context));
    case 'list':
      return tidyList(node, context);
    case 'table':
      return tidyTable(node, context);
    case 'blockquote': {
      const children = tidyBlocks(node.children, context);
      return children.length > 0 ? [{ type: 'blockquote', children }] : [];
    }
    case 'code':
      return [{ type: 'code', value: node.value }];
    case 'thematicBreak':
      return [node];
    default:
      return [];
  }
}

function tidyHeading(heading: Heading, context: Context): Block[] {
  const children = trim(tidyPhrasing(heading.children, context));
  const [only] = children;
  if (!only) return [];
  if (children.length === 1 && only.type === 'image') return [{ type: 'paragraph', children }];
  const depth = Math.min(heading.depth + context.shift, 6);
  return [{ type: 'heading', depth: toDepth(depth), children: withoutBold(children) }];
}

/** A heading, also one of a column, is bold anyway. */
function withoutBold(nodes: PhrasingContent[]): PhrasingContent[] {
  const [only] = nodes;
  return nodes.length === 1 && only?.type === 'strong' ? only.children : nodes;
}

const DEPTHS = [1, 2, 3, 4, 5, 6] as const;
const toDepth = (depth: number) => DEPTHS[depth - 1] ?? TOP_DEPTH;

/** Two line breaks are how some programs end a paragraph. */
function splitParagraph(nodes: readonly PhrasingContent[]): Paragraph[] {
  const parts: PhrasingContent[][] = [[]];
  nodes.forEach((node, index) => {
    const isDouble = node.type === 'break' && nodes[index + 1]?.type === 'break';
    if (isDouble) parts.push([]);
    else parts.at(-1)?.push(node);
  });
  return parts
    .map(trim)
    .filter((children) => children.length > 0)
    .map((children) => ({ type: 'paragraph', children }));
}

function tidyList(list: List, context: Context): Block[] {
  const items = list.children
    .map(({ children }) => tidyBlocks(children, context))
    .filter((children) => children.length > 0);
  if (items.length === 0) return [];
  const children = items.map((blocks) => ({
    type: 'listItem' as const,
    // A list below the text of an item needs no empty line before it.
    spread: blocks.filter(({ type }) => type !== 'list').length > 1,
    children: blocks,
  }));
  const spread = children.some((item) => item.spread);
  return [
    { type: 'list', ordered: list.ordered ?? false, start: list.start ?? null, spread, children },
  ];
}

function tidyTable(table: Table, context: Context): Block[] {
  const rows = table.children.map((row, index) =>
    row.children.map((cell) => {
      const text = trim(tidyPhrasing(cell.children, context));
      return index === 0 ? withoutBold(text) : text;
    }),
  );
  const filled = rows.filter((row, index) => index === 0 || row.some((cell) => cell.length > 0));
  if (filled.flat(2).length === 0) return [];
  return [
    {
      type: 'table',
      align: table.align ?? null,
      children: filled.map((cells) => ({
        type: 'tableRow',
        children: cells.map((children) => ({ type: 'tableCell', children })),
      })),
    },
  ];
}

/** Returns text with one space where there were more, and with no mark around white space alone. */
function tidyPhrasing(nodes: readonly PhrasingContent[], context: Context): PhrasingContent[] {
  return merge(nodes.flatMap((node) => tidyInline(node, context)));
}

function tidyInline(node: PhrasingContent, context: Context): PhrasingContent[] {
  switch (node.type) {
    case 'text':
      return [{ type: 'text', value: node.value.replace(/\s+/g, ' ') }];
    case 'strong':
    case 'emphasis':
    case 'delete': {
      const children = tidyPhrasing(node.children, context);
      const inner = children.flatMap((child) =>
        child.type === node.type ? child.children : [child],
      );
      return hoist(inner, (text) => ({ type: node.type, children: text }));
    }
    case 'link':
      return tidyLink(node, context);
    case 'image':
      return tidyImage(node, context);
    case 'inlineCode':
      return node.value.trim() ? [node] : [];
    case 'break':
      return [node];
    default:
      return [];
  }
}

function tidyLink(link: Link, context: Context): PhrasingContent[] {
  const url = resolveUrl(link.url, LINK_PROTOCOLS, context.base);
  const children = tidyPhrasing(link.children, context);
  const [only] = children;
  // A picture that leads to itself, only larger, as in WordPress.
  const isEnlargement = only?.type === 'image' && /\.(?:avif|gif|jpe?g|png|webp)$/i.test(url ?? '');
  if (!url || (children.length === 1 && isEnlargement)) return children;
  return hoist(children, (text) => ({ type: 'link', url, children: text }));
}

function tidyImage({ url, alt }: Image, { base }: Context): PhrasingContent[] {
  const resolved = resolveUrl(url, PICTURE_PROTOCOLS, base);
  return resolved ? [{ type: 'image', url: resolved, alt: alt ?? '' }] : [];
}

/** Returns an address as it was written, or as a whole if it was relative. */
function resolveUrl(
  address: string,
  protocols: readonly string[],
  base: string | undefined,
): string | undefined {
  const written = address.trim();
  if (written === '' || written.startsWith('#')) return undefined;
  try {
    const url = new URL(
      written,
      base ?? (written.startsWith('//') ? 'https://localhost' : undefined),
    );
    if (!protocols.includes(url.protocol)) return undefined;
    const isWhole = /^[a-z]+:[^\s<>()\\]+$/i.test(written);
    return isWhole ? written : url.href.replaceAll(' ', '%20');
  } catch {
    return undefined;
  }
}

const isSpace = (node: PhrasingContent | undefined) =>
  node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');

/** Puts white space at the edges outside of a mark, which would have no effect around it. */
function hoist(
  children: readonly PhrasingContent[],
  mark: (children: PhrasingContent[]) => PhrasingContent,
): PhrasingContent[] {
  const start = children.findIndex((child) => !isSpace(child));
  if (start < 0) return [...children];
  const end = children.findLastIndex((child) => !isSpace(child)) + 1;
  const inner = children.slice(start, end);
  const [first] = inner;
  const last = inner.at(-1);
  const before = first?.type === 'text' && first.value.startsWith(' ') ? [space()] : [];
  const after = last?.type === 'text' && last.value.endsWith(' ') ? [space()] : [];
  return [
    ...children.slice(0, start),
    ...before,
    mark(trim(inner)),
    ...after,
    ...children.slice(end),
  ];
}

const space = (): PhrasingContent => ({ type: 'text', value: ' ' });

/** Returns the two as one if they are of one kind: programs cut a text into such pieces. */
function join(a: PhrasingContent | undefined, b: PhrasingContent): PhrasingContent | undefined {
  if (a?.type === 'text' && b.type === 'text') {
    return { type: 'text', value: (a.value + b.value).replace(/ {2,}/g, ' ') };
  }
  if (a?.type === 'link' && b.type === 'link' && a.url === b.url) {
    return { ...a, children: merge([...a.children, ...b.children]) };
  }
  if (a && isMark(a) && isMark(b) && a.type === b.type) {
    return { type: a.type, children: merge([...a.children, ...b.children]) };
  }
  return undefined;
}

const isMark = (node: PhrasingContent): node is Delete | Emphasis | Strong =>
  node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete';

function merge(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const merged: PhrasingContent[] = [];
  for (const node of nodes) {
    if (node.type === 'text' && node.value === '') continue;
    const last = merged.at(-1);
    const isGap = last?.type === 'text' && last.value === ' ' && isMark(node);
    const across = isGap ? joinAcross(merged.at(-2), last, node) : undefined;
    const joined = across ?? join(last, node);
    if (joined) merged.splice(across ? -2 : -1, 2, joined);
    else merged.push(node);
  }
  return merged;
}

function joinAcross(
  before: PhrasingContent | undefined,
  gap: PhrasingContent,
  after: Delete | Emphasis | Strong,
): PhrasingContent | undefined {
  return join(before, { type: after.type, children: [gap, ...after.children] });
}

/** Returns text without white space at its edges and beside its line breaks. */
function trim(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const start = nodes.findIndex((node) => !isSpace(node));
  const end = nodes.findLastIndex((node) => !isSpace(node)) + 1;
  const inner = nodes.slice(Math.max(start, 0), end);
  return inner.map((node, index) => {
    if (node.type !== 'text') return node;
    const isFirst = index === 0 || inner[index - 1]?.type === 'break';
    const isLast = index === inner.length - 1 || inner[index + 1]?.type === 'break';
    const left = isFirst ? node.value.trimStart() : node.value;
    return { type: 'text', value: isLast ? left.trimEnd() : left };
  });
}
