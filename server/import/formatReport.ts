import type { ImportReport } from '#contracts/import.ts';
import { capitalize, countOf } from '#src/lib/wording.ts';

/** How many names of a part are written out. */
const MAX_NAMES = 200;

/** Says what came of an export and what did not, as text. */
export function formatReport(report: ImportReport): string {
  const { site, published, drafts, alreadyHere, leftOut, lost, pictures, others } = report;
  const { missing } = pictures;
  const parts = [
    section(
      `${capitalize(countOf(published.length, 'blog is', 'blogs are'))} published`,
      published.map(titleOf),
    ),
    section(
      `${capitalize(countOf(drafts.length, 'draft', 'drafts'))}, which only the dashboard shows`,
      drafts.map(({ title, reasons }) => `${title}: ${reasons.join(' ')}`),
    ),
    section(
      `${capitalize(countOf(alreadyHere.length, 'was', 'were'))} here already and stay as they are`,
      alreadyHere.map(titleOf),
    ),
    section(
      `${capitalize(countOf(leftOut.length, 'post', 'posts'))} did not come`,
      leftOut.map(({ title, reason }) => `${title}: ${reason}`),
    ),
    section(
      'What a blog cannot show is left out. Look at these',
      lost.map(({ title, what }) => `${title}: ${what.join('; ')}`),
    ),
    section(
      `${capitalize(countOf(missing.length, 'picture', 'pictures'))} could not be fetched. Add them by hand`,
      missing.map(({ title, url, reason }) => `${title}: ${url}: ${reason}`),
    ),
    ...others.map(({ what, names }) => section(`Not brought over, ${what}`, names)),
  ];
  return [
    `From ${site.title}${site.url && ` (${site.url})`}`,
    ...parts.filter((part) => part !== ''),
    `${capitalize(countOf(pictures.count, 'picture is', 'pictures are'))} stored here.`,
  ].join('\n\n');
}

const titleOf = ({ title }: { readonly title: string }) => title;

function section(heading: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const more = lines.length - MAX_NAMES;
  return [
    `${heading}:`,
    ...lines.slice(0, MAX_NAMES).map((line) => `  - ${line}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n');
}
