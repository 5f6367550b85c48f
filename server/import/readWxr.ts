import { SaxesParser } from 'saxes';
import { importErrors } from '#contracts/import.ts';

/** The deepest element of an export is at 5; a plug-in may add some. */
const MAX_DEPTH = 32;

/** The most characters of a field. Only a text may be longer than a line. */
const MAX_FIELD_LENGTH = 2_000;

/** The most characters of the HTML of a post, with pictures that are inside it as text. */
const MAX_HTML_LENGTH = 5_000_000;

/** The most entries of an export, whatever they are. */
const MAX_ITEMS = 20_000;

/** The fields of an entry by their elements. */
const itemFields = {
  title: 'title',
  link: 'link',
  guid: 'guid',
  'dc:creator': 'author',
  /** HTML. */
  'content:encoded': 'content',
  'wp:post_id': 'id',
  /** Such as '2023-05-10 09:30:00', in the time of the site, and in UTC. */
  'wp:post_date': 'date',
  'wp:post_date_gmt': 'dateGmt',
  'wp:status': 'status',
  'wp:post_type': 'type',
  'wp:post_password': 'password',
  'wp:attachment_url': 'attachmentUrl',
} as const;

type ItemField = (typeof itemFields)[keyof typeof itemFields];

/** An entry of an export: a post, a page, a picture. The fields are as they are in the file. */
export interface WxrItem extends Readonly<Record<ItemField, string>> {
  /** The custom fields that the import reads, by their names. */
  readonly meta: ReadonlyMap<string, string>;
  readonly comments: number;
  /** True if a field is longer than the import reads. */
  readonly isTooLong: boolean;
}

/** An export of WordPress. */
export interface Wxr {
  readonly title: string;
  readonly url: string;
  /** The time of the export, in ms; undefined if the file does not name it. */
  readonly exportedAt: number | undefined;
  /** The names that visitors read, by the names, in lower case, with which authors sign in. */
  readonly authors: ReadonlyMap<string, string>;
  readonly items: readonly WxrItem[];
}

/** The custom fields that say something about a post. Of others not even the text is kept. */
const metaFields = new Set(['_thumbnail_id', '_wp_attachment_image_alt', '_elementor_data']);

/** The texts of elements by their names. */
type Texts = ReadonlyMap<string, string>;

/** Reads an export of WordPress (WXR) in parts. Throws an error that says what is wrong. */
export async function readWxr(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Wxr> {
  const parser = new SaxesParser();
  /** The open elements, with the texts of those in them that have ended. */
  const open: { readonly name: string; readonly texts: Map<string, string> }[] = [];
  const authors = new Map<string, string>();
  const items: WxrItem[] = [];
  let channel: Texts = new Map();
  let meta = new Map<string, string>();
  let comments = 0;
  let isTooLong = false;
  let text = '';
  let length = 0;

  parser.on('error', (error) => {
    const [line = '', , ...rest] = error.message.split(':');
    const what = rest.join(':').trim().replace(/\.$/, '');
    throw new Error(
      `The file is not an export of WordPress, or not a whole one (line ${line}: ${what}). Choose the .xml file of the export, and change nothing in it.`,
    );
  });
  parser.on('doctype', () => {
    throw new Error('The file has a DTD, which no export of WordPress has. It is not read.');
  });
  parser.on('opentag', ({ name }) => {
    if (open.length === MAX_DEPTH) throw new Error('The elements of the file are nested too deep.');
    if (name === 'item' && open.at(-1)?.name === 'channel') {
      if (items.length === MAX_ITEMS) {
        throw new Error(`The export has more than ${MAX_ITEMS} entries. Export it in parts.`);
      }
      meta = new Map();
      comments = 0;
      isTooLong = false;
    }
    open.push({ name, texts: new Map() });
    text = '';
    length = 0;
  });
  const addText = (part: string) => {
    const limit = open.at(-1)?.name === 'content:encoded' ? MAX_HTML_LENGTH : MAX_FIELD_LENGTH;
    length += part.length;
    if (length <= limit) text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => {
    const texts: Texts = open.pop()?.texts ?? new Map();
    const parent = open.at(-1);
    parent?.texts.set(name, text);
    if (parent?.name === 'item') {
      if (name in itemFields) isTooLong ||= length > text.length;
      if (name === 'wp:comment') comments += 1;
      const key = texts.get('wp:meta_key') ?? '';
      if (metaFields.has(key)) meta.set(key, texts.get('wp:meta_value') ?? '');
    }
    if (parent?.name === 'channel' && name === 'wp:author') {
      const login = texts.get('wp:author_login')?.trim().toLowerCase() ?? '';
      authors.set(login, texts.get('wp:author_display_name')?.trim() ?? '');
    }
    if (parent?.name === 'channel' && name === 'item') {
      items.push(toItem(texts, { meta, comments, isTooLong }));
    }
    if (parent?.name === 'rss' && open.length === 1) channel = texts;
    text = '';
    length = 0;
  });

  const decoder = new TextDecoder('utf-8', { fatal: true });
  let hasBegun = false;
  const write = (part: string) => {
    // Plug-ins put blank lines before the declaration, and signs into texts that XML does not have.
    const readable = (hasBegun ? part : part.trimStart()).replaceAll(NOT_IN_XML, '');
    hasBegun ||= readable !== '';
    if (readable) parser.write(readable);
  };
  for await (const chunk of chunks) write(decode(() => decoder.decode(chunk, { stream: true })));
  write(decode(() => decoder.decode()));
  parser.close();
  if (!channel.has('wp:wxr_version')) throw new Error(importErrors.noExport.message);
  const url = channel.get('wp:base_blog_url') || channel.get('link') || '';
  const exportedAt = Date.parse(channel.get('pubDate') ?? '') || undefined;
  return { title: channel.get('title') ?? '', url: url.trim(), exportedAt, authors, items };
}

/** The control characters that XML 1.0 does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function decode(run: () => string): string {
  try {
    return run();
  } catch {
    throw new Error(
      'The file is not an export of WordPress, or another program has saved it: it is not UTF-8.',
    );
  }
}

function toItem(texts: Texts, rest: Pick<WxrItem, 'meta' | 'comments' | 'isTooLong'>): WxrItem {
  const values = Object.entries(itemFields).map(([element, field]) => {
    const text = texts.get(element) ?? '';
    const isAsItIs = field === 'content' || field === 'password';
    return [field, isAsItIs ? text : text.trim()];
  });
  // TypeScript does not know that the entries have every field.
  return { ...(Object.fromEntries(values) as Record<ItemField, string>), ...rest };
}
