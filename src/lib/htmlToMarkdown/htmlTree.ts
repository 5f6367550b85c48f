import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';

export const BREAK = /^br$/;
const VISIBLE = /^(?:hr|iframe|img)$/;

/** Elements that begin a line of their own. */
export const BLOCK =
  /^(?:address|article|aside|blockquote|center|div|d[dlt]|fig(?:caption|ure)|footer|h[1-6r]|header|li|main|nav|ol|p|pre|section|table|t[dhr]|tbody|tfoot|thead|ul)$/;

/** An element with these children and properties. */
export function createElement(
  tagName: string,
  children: ElementContent[] = [],
  properties: Properties = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

/** A text. */
export const createText = (value: string): ElementContent => ({ type: 'text', value });

/** The style attribute of an element. */
export const styleOf = ({ properties }: Element) => String(properties.style ?? '');

/** True if a class of an element matches. */
export const hasClass = ({ properties }: Element, name: RegExp) =>
  name.test(String(properties.className));

/** The text within a node. */
export function textOf(node: Root | RootContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** All elements within a node, itself not. */
export function* elementsIn(node: Root | Element): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** The outermost elements with such a name below a node, in order. */
export function find(node: Element, name: RegExp): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return name.test(child.tagName) ? [child] : find(child, name);
  });
}

/** True for an element with such a name. */
export const isElement = (node: ElementContent | undefined, name: RegExp): node is Element =>
  node?.type === 'element' && name.test(node.tagName);

/** True for white space alone. */
export const isSpace = (node: ElementContent | undefined) =>
  node?.type === 'text' && node.value.trim() === '';

/** True for nodes that show nothing. */
export const isBlank = (nodes: readonly ElementContent[]): boolean =>
  nodes.every((node) =>
    node.type === 'element'
      ? !VISIBLE.test(node.tagName) && !node.properties.poster && isBlank(node.children)
      : isSpace(node),
  );

const isEdge = (node: ElementContent) => isSpace(node) || isElement(node, BREAK);

/** Nodes without the white space at both ends, between that before and behind them. */
export function splitEdges(nodes: readonly ElementContent[]) {
  const start = nodes.findIndex((node) => !isEdge(node));
  const end = nodes.findLastIndex((node) => !isEdge(node)) + 1;
  return [nodes.slice(0, start), nodes.slice(start, end), nodes.slice(end)] as const;
}

/** The only node beside white space. */
export function onlyOf(nodes: readonly ElementContent[]): ElementContent | undefined {
  const [only, ...others] = nodes.filter((node) => !isEdge(node));
  return others.length === 0 ? only : undefined;
}
