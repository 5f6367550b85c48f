import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Root } from 'hast';
import { auditActions, MAX_TITLE_LENGTH } from '#contracts/audit.ts';
import { blogs } from '#contracts/blogs.ts';
import type { ImportReport } from '#contracts/import.ts';
import type { Fields } from '#contracts/kind.ts';
import { nepalDay } from '#contracts/nepalDay.ts';
import { MAX_TEXT_LENGTH } from '#contracts/text.ts';
import { cutText } from '#src/lib/cutText.ts';
import { htmlToMarkdown } from '#src/lib/htmlToMarkdown/htmlToMarkdown.ts';
import { elementsIn } from '#src/lib/htmlToMarkdown/htmlTree.ts';
import { countOf } from '#src/lib/wording.ts';
import { paths } from '#src/pageTable.ts';
import { validate } from '../api/validation.ts';
import { audit } from '../auth/audit.ts';
import { createSqlStore } from '../content/sqlStore.ts';
import { reasonOf } from '../reasonOf.ts';
import type { Db } from '../storage/schema.ts';
import {
  createPictureImport,
  isPictureFile,
  isStorageFailure,
  type MissingPicture,
  type PictureOptions,
  parsedUrl,
} from './importPictures.ts';
import { addressKey, keepOldAddresses } from './oldAddresses.ts';
import type { Wxr, WxrItem } from './readWxr.ts';
import { readWordPressHtml, readWordPressTitle } from './wordPressHtml.ts';

/** The longest text that comes at all, as a draft that somebody makes shorter. */
const MAX_DRAFT_LENGTH = 5 * MAX_TEXT_LENGTH;

/** Stands for this site while a text is converted. */
const HERE = 'https://here.invalid';

/** The options of an import. */
export interface ImportOptions extends PictureOptions {
  readonly db: Db;
  /** The person who imports, for the audit log. */
  readonly by: { readonly username: string; readonly address: string };
  /** Is told after each post how many are done, of how many. */
  readonly onProgress?: (done: number, total: number) => Promise<void>;
  /** Ends the import after the post that is being written. */
  readonly signal?: AbortSignal;
}

/** The state that all posts of an import share. */
interface Run extends ImportOptions {
  readonly wxr: Wxr;
  readonly report: ImportReport;
  readonly site: string;
  readonly copies: ReturnType<typeof createPictureImport>;
  /** The ids of the entries that the posts are, by their old addresses. */
  readonly ids: ReadonlyMap<string, string>;
  auditId: string | undefined;
}

/**
 * Brings the posts of an export of WordPress, each in a transaction of its own, with its pictures
 * and its old addresses. A post that an earlier run has brought stays as it is, so a run that has
 * failed is run again. What was not public at the other site comes as a draft.
 */
export async function importWordPress(wxr: Wxr, options: ImportOptions): Promise<ImportReport> {
  const site = siteOf(wxr.url);
  const report: ImportReport = {
    site: { title: titleOf(wxr.title, new Set()) || site, url: wxr.url },
    ...{ published: [], drafts: [], alreadyHere: [], leftOut: [], lost: [] },
    pictures: { count: 0, missing: [] },
    others: othersOf(wxr.items),
  };
  const posts = wxr.items.filter(({ type }) => type === 'post');
  const sources = new Map<string, WxrItem>();
  for (const post of posts) {
    const source = sourceOf(site, post);
    if (!sources.has(source)) sources.set(source, post);
  }
  const known = await options.db.selectFrom('imported').select(['source', 'entry_id']).execute();
  const entryIds = new Map(known.map(({ source, entry_id }) => [source, entry_id]));
  const entries = [...sources].map(([source, post]) => {
    return { source, post, id: entryIds.get(source) ?? newEntryId(wxr, source, post) };
  });
  const ids = new Map<string, string>();
  for (const { post, id } of entries) {
    for (const key of oldAddressesOf(post)) if (!ids.has(key)) ids.set(key, id);
  }
  const run: Run = {
    ...options,
    ...{ wxr, site, report, ids, auditId: undefined },
    copies: createPictureImport(options, wxr, report),
  };
  for (const [index, { source, post, id }] of entries.entries()) {
    options.signal?.throwIfAborted();
    await importPost(run, source, post, id);
    await options.onProgress?.(index + 1, entries.length);
    // Otherwise SQLite would let no request have its turn.
    await setImmediate();
  }
  return report;
}

async function importPost(run: Run, source: string, post: WxrItem, id: string): Promise<void> {
  const { db, report, copies } = run;
  const base = URL.canParse(post.link) ? post.link : run.wxr.url;
  const lost = new Set<string>();
  const title = titleOf(post.title, lost);
  const name = title || `Untitled (number ${post.id})`;
  const leaveOut = (reason: string) => void report.leftOut.push({ title: name, reason });
  const query = db.selectFrom('blogs').select('deleted_at').where('id', '=', id);
  const here = await query.executeTakeFirst();
  if (here) {
    const where = here.deleted_at === null ? '' : ' (in the bin)';
    report.alreadyHere.push({ _id: id, title: name + where });
    return;
  }
  const reasons = draftReasons(post);
  if (reasons === undefined) return leaveOut('It was deleted in WordPress.');
  if (post.isTooLong) return leaveOut('A field of it is far too long.');
  let content: string;
  const missing: MissingPicture[] = [];
  try {
    const text = readWordPressHtml(post.content, copies.imageOf);
    for (const what of text.lost) lost.add(what);
    replaceLinks(run, base, text.tree, lost);
    await copies.replaceIn(text.tree, base, missing);
    // The addresses of this site begin with a slash again.
    content = htmlToMarkdown(text.tree, { base: HERE }).replaceAll(`](${HERE}/`, '](/');
  } catch (error) {
    if (isStorageFailure(error)) throw error;
    return leaveOut(`It cannot be read: ${reasonOf(error)}.`);
  }
  if (content.length > MAX_DRAFT_LENGTH) {
    return leaveOut(
      `Its text has ${format(content.length)} characters. Cut it into blogs of at most ${format(MAX_TEXT_LENGTH)} in WordPress, and export it again.`,
    );
  }
  const picture = await copies.fieldsOf(post, base, missing);
  const author = run.wxr.authors.get(post.author.toLowerCase()) || post.author;
  if (post.meta.has('_elementor_data')) {
    lost.add('the layout of Elementor: compare the text with the old page');
  }
  if (!title) reasons.push("It has no title: 'Untitled' stands there.");
  if (!content) reasons.push('It has no text.');
  if (!author) reasons.push('It has no author.');
  if (content.length > MAX_TEXT_LENGTH) {
    reasons.push(
      `Its text has ${format(content.length)} characters, and a blog at most ${format(MAX_TEXT_LENGTH)}: make it shorter, or two blogs.`,
    );
  }
  const time = timeOf(post);
  const day = time === undefined ? undefined : nepalDay(new Date(time));
  const isLater = day !== undefined && day > nepalDay(new Date());
  if (isLater && reasons.length === 0) reasons.push(`Its date is to come: ${day}.`);
  const fields: Fields = {
    ...{ title: title || 'Untitled', content, author: author || null, format: 'markdown' },
    ...picture,
    // A draft has the day of its last change, which says nothing.
    ...(day !== undefined && !isLater && hadDay(post) && { publishedOn: day }),
  };
  const state = reasons.length > 0 ? 'draft' : 'published';
  try {
    const checked = state === 'published' ? blogs.create : blogs.drafts.create;
    // A draft that is too long can be read, and is saved again when it is shorter.
    const isLong = content.length > MAX_TEXT_LENGTH;
    validate(checked.request, isLong ? { ...fields, content: '' } : fields);
  } catch (error) {
    return leaveOut(`It cannot be kept: ${reasonOf(error)}.`);
  }
  const entry = { _id: id, title: name };
  if (state === 'published') report.published.push(entry);
  else report.drafts.push({ ...entry, reasons });
  await db.transaction().execute(async (transaction) => {
    await createSqlStore(transaction, state).insert('blogs', { _id: id, ...fields });
    await transaction
      .insertInto('imported')
      .values({ source, entry_id: id, imported_at: Date.now() })
      .execute();
    await keepOldAddresses(transaction, id, oldAddressesOf(post));
    await count(transaction, run);
  });
  if (lost.size > 0) report.lost.push({ ...entry, what: [...lost] });
  report.pictures.missing.push(...missing.map((each) => ({ ...each, ...entry })));
}

/** Counts a post in the import's one entry of the audit log, in the transaction of the post. */
async function count(transaction: Db, run: Run): Promise<void> {
  const { published, drafts } = run.report;
  const title = `${countOf(published.length, 'blog', 'blogs')} and ${countOf(drafts.length, 'draft', 'drafts')} of ${run.site}`;
  if (run.auditId !== undefined) {
    await transaction
      .updateTable('audit')
      .set({ title: cutText(title, MAX_TITLE_LENGTH) })
      .where('id', '=', run.auditId)
      .execute();
    return;
  }
  run.auditId = await audit(transaction, { ...run.by, action: auditActions.imported, title });
}

/** The reasons for which a post is a draft here; undefined if it does not come at all. */
function draftReasons({ status, password, date }: WxrItem): string[] | undefined {
  if (['trash', 'auto-draft', 'inherit'].includes(status)) return undefined;
  const reasons: Record<string, string> = {
    draft: 'It was a draft.',
    pending: 'It waited for a review.',
    private: 'It was private.',
    future: `It was to be published on ${date.slice(0, 10)}.`,
  };
  if (status !== 'publish') return [reasons[status] ?? `Its status was '${status}'.`];
  return password ? ['It needed a password.'] : [];
}

const hadDay = ({ status }: WxrItem) => status === 'publish' || status === 'private';

const titleOf = (title: string, lost: Set<string>) => {
  try {
    return readWordPressTitle(title, lost);
  } catch {
    return '';
  }
};

const format = (number: number) => number.toLocaleString('en');

/** The address of a site without its scheme and 'www.', which may differ between two exports. */
const siteOf = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '')
    .slice(0, 500);

const sourceOf = (site: string, { id, guid, link, title, date }: WxrItem) =>
  `${site} ${/^\d{1,18}$/.test(id) ? id : hash('sha256', guid || link || title + date)}`;

/** The time of a post in UTC, in ms; undefined if it has none. */
function timeOf({ date, dateGmt }: WxrItem): number | undefined {
  for (const [text, zone] of [
    [dateGmt, 'Z'],
    [date, '+05:45'],
  ]) {
    const time = Date.parse(`${text?.replace(' ', 'T')}${zone}`);
    if (!text?.startsWith('0000') && time > 0) return time;
  }
  return undefined;
}

/** The id of a post's entry, the same in each run: its time and a hash of its source. */
function newEntryId({ exportedAt }: Wxr, source: string, post: WxrItem): string {
  const now = Date.now();
  const time = [timeOf(post), exportedAt].find((each) => each !== undefined && each <= now) ?? now;
  const seconds = Math.floor(time / 1000).toString(16);
  return seconds.padStart(8, '0') + hash('sha256', source).slice(0, 16);
}

/** The addresses that a post had: its link, its guid, and the short one with its number. */
function oldAddressesOf({ id, link, guid }: WxrItem): Set<string> {
  const keys = [link, guid].map((address) => {
    const url = URL.parse(address);
    return url && /^https?:$/.test(url.protocol) ? addressKey(url) : undefined;
  });
  const short = /^\d{1,12}$/.test(id) ? `/?p=${id}` : undefined;
  return new Set([...keys, short].filter((key) => key !== undefined));
}

/** Makes links to other posts lead to their entries, and all others to the same address. */
function replaceLinks(run: Run, base: string, tree: Root, lost: Set<string>): void {
  for (const link of [...elementsIn(tree)].filter(({ tagName }) => tagName === 'a')) {
    const { href } = link.properties;
    const url = parsedUrl(href, base);
    const isWithin = typeof href === 'string' && href.trim().startsWith('#');
    const isWeb = url !== null && /^https?:$/.test(url.protocol);
    if (!url || isWithin || (isWeb && isPictureFile(url.pathname))) {
      link.properties = {};
      continue;
    }
    if (!isWeb) continue;
    const isOwn = url.host.replace(/^www\./, '') === run.site.split('/')[0];
    const id = isOwn && run.ids.get(addressKey(url) ?? '');
    if (isOwn && !id && /\/wp-content\/uploads\//.test(url.pathname)) {
      lost.add(`a file that stays at the old site: ${url.href.slice(0, 300)}`);
    }
    link.properties = { href: id ? paths.blog(id) : url.href };
  }
}

/** The types that come as blogs, and those that WordPress keeps for itself: nobody misses them. */
const INTERNAL =
  /^(post|attachment|nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_.*)$/;

/** The items that are no posts, by their titles: pages, comments, and the kinds of plug-ins. */
function othersOf(items: readonly WxrItem[]): ImportReport['others'] {
  const others = items.flatMap(({ type, title, status, comments, id }) => {
    const isOther = !INTERNAL.test(type) && status !== 'trash' && status !== 'auto-draft';
    const hasComments = type === 'post' && comments > 0;
    if (!hasComments && !isOther) return [];
    const name = cutText(titleOf(title, new Set()), MAX_TITLE_LENGTH) || `Untitled (number ${id})`;
    if (hasComments) return { what: 'comments', name: `${comments} on '${name}'` };
    return { what: type === 'page' ? 'pages' : `of the kind '${type.slice(0, 40)}'`, name };
  });
  const groups = new Map<string, string[]>(others.map(({ what }) => [what, []]));
  for (const { what, name } of others) groups.get(what)?.push(name);
  return [...groups].map(([what, names]) => ({ what, names }));
}
