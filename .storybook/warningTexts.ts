/** Words by which one recognises a text about a failure, or about nothing to show. */
const SIGNS =
  /\b(failed|fail|could not|couldn’t|cannot|can’t|offline|please|invalid|wrong|missing|unexpected|not found|no longer|too (many|large|long)|nothing|problem|is not|isn’t|not (mailed|saved)|logged out|already|refused|try again)\b|^No \S/i;

/** A text for people begins like a sentence and has at least two words. */
const isSentence = (text: string) => /^[A-Z‘'].*\s\S/.test(text) && SIGNS.test(text);

/** Whose texts nobody but a developer reads. */
const isForDevelopers = ({ type, callee }: { type?: unknown; callee?: unknown }) => {
  const name = String(Object(callee).name ?? Object(Object(callee).object).name);
  return (
    (type === 'CallExpression' && name === 'console') ||
    (type === 'NewExpression' && /Error$/.test(name))
  );
};

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of a node, with '…' for what is only known when it is shown; undefined for other nodes. */
function textOf(node: object): string | undefined {
  const { type, value, quasis, children } = Object(node);
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type === 'TemplateLiteral')
    return quasis.map((part: { value: { cooked: string } }) => part.value.cooked).join('…');
  if (type !== 'JSXElement' && type !== 'JSXFragment') return undefined;
  const parts: string[] = children.map((child: { type: string; value?: string }) =>
    child.type === 'JSXText' ? child.value : '…',
  );
  return parts.some((part) => part.trim() !== '' && part !== '…') ? parts.join('') : undefined;
}

/** The texts in a program about failures and about nothing to show, in its order. */
export function warningTexts(program: object): string[] {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || isForDevelopers(node)) return;
    const { type } = Object(node);
    // Types and the names of modules are no texts.
    if (/^(TS|Import)/.test(String(type))) {
      if (!/^TS(As|Satisfies|NonNull)Expression$/.test(String(type))) return;
    }
    const text = tidy(textOf(node) ?? '')
      .replace(/^(… ?)+/, '')
      .replace(/(\s*…)+$/, ' …');
    if (isSentence(text)) found.add(text);
    for (const child of Object.values(node)) visit(child);
  };
  visit(program);
  return [...found];
}
