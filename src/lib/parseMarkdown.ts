import { Lexer, type Links, type Token, Tokenizer } from 'marked';

/** The most levels of quotes, lists, emphasis and links inside each other. */
const MAX_DEPTH = 24;

/** The most cells of a table. Its empty cells count: a short row is filled up. */
const MAX_CELLS = 2000;

/** The most characters of an address that is not in brackets. */
const MAX_URL_LENGTH = 2000;

/**
 * The most steps of a text, each some 15 ns. The time for a few texts grows with the square of
 * their length: 20,000 characters of 'a*_' took four seconds.
 */
const MAX_STEPS = 2_000_000;

/** The cost of rendering an element: a text has at most some 1,500. */
const ELEMENT_STEPS = 2000;

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** Throws for a text that is too deep, or would take too long. */
class BoundedTokenizer extends Tokenizer {
  #depth = 0;
  #steps = 0;

  /** Each line, and each sign within a paragraph, may begin something, whose end is looked for. */
  constructor(text: string) {
    super();
    this.#addSteps((count(text, /\n/g) * text.length) / 20);
    for (const paragraph of text.split(/\n\s*?\n/)) {
      this.#addSteps((count(paragraph, /[[<@!~]/g) * paragraph.length) / 20);
    }
  }

  override blockquote(src: string) {
    return this.#nested(() => super.blockquote(src));
  }

  override list(src: string) {
    const token = this.#nested(() => super.list(src));
    this.#addSteps((token?.items.length ?? 0) * ELEMENT_STEPS);
    return token;
  }

  override link(src: string) {
    return this.#nested(() => super.link(src));
  }

  override reflink(src: string, links: Links) {
    return this.#nested(() => super.reflink(src, links));
  }

  override del(src: string, maskedSrc: string, prevChar?: string) {
    return this.#nested(() => super.del(src, maskedSrc, prevChar));
  }

  override emStrong(src: string, maskedSrc: string, prevChar?: string) {
    const token = this.#nested(() => super.emStrong(src, maskedSrc, prevChar));
    if (token || /^[*_]/.test(src)) this.#addSteps(4 * (token?.raw ?? src).length);
    return token;
  }

  override codespan(src: string) {
    return this.#nested(() => super.codespan(src));
  }

  override autolink(src: string) {
    return this.#nested(() => super.autolink(src));
  }

  override table(src: string) {
    const paragraph = /^(?:.*\S.*\n?)*/.exec(src)?.[0] ?? '';
    const [, delimiter = '', ...rows] = paragraph.split('\n');
    const isTable = /^[\s:|-]+$/.test(delimiter);
    if (isTable && count(delimiter, /-\s*(?=[|:]|$)/g) * (rows.length + 1) > MAX_CELLS) {
      throw new Error('Too many cells');
    }
    return super.table(src);
  }

  override url(src: string) {
    const length = src.slice(0, MAX_URL_LENGTH).search(/[\s<]|$/);
    return length < MAX_URL_LENGTH ? this.#nested(() => super.url(src)) : undefined;
  }

  /** It looks ahead to the end of the word for the '@' of a mail address. */
  override inlineText(src: string) {
    this.#addSteps(src.search(/[^\w.!#$%&'*+/=?^`{|}~-]|$/) / 5);
    return super.inlineText(src);
  }

  #nested<T extends Token | undefined>(read: () => T): T {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new Error('Too deep');
    const token = read();
    this.#depth -= 1;
    // A link takes three times as long as other elements.
    if (token) this.#addSteps(ELEMENT_STEPS * (token.type === 'link' ? 3 : 1));
    return token;
  }

  #addSteps(steps: number) {
    this.#steps += steps;
    if (this.#steps > MAX_STEPS) throw new Error('Too complex');
  }
}

/** Parses CommonMark with tables; undefined for a text that is too deep or takes too long. */
export function parseMarkdown(text: string): readonly Token[] | undefined {
  try {
    return new Lexer({ gfm: true, tokenizer: new BoundedTokenizer(text) }).lex(text);
  } catch {
    return undefined;
  }
}
