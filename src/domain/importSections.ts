import type { ImportReport } from '#contracts/import.ts';
import { capitalize, countOf } from '#src/lib/wording.ts';

/** A part of a report. */
export type ImportSection = ReturnType<typeof importSections>[number];

/** A line of a report: what it is about, and what is said of it. */
export type ImportLine = ImportSection['lines'][number];

/** The report of an import in the order in which it is read, without empty parts. */
export function importSections(report: ImportReport) {
  const { published, drafts, alreadyHere, leftOut, lost, pictures, others } = report;
  const { missing } = pictures;
  const draftIds = new Set(drafts.map(({ _id }) => _id));
  const entryOf = (id: string) => ({ id, isDraft: draftIds.has(id) });
  const count = (list: readonly unknown[], one: string, several: string) =>
    capitalize(countOf(list.length, one, several));
  const section = (
    heading: string,
    lines: readonly {
      readonly title: string;
      readonly text?: string;
      /** The blog or draft that it is about. */
      readonly entry?: { readonly id: string; readonly isDraft: boolean };
    }[],
    /** True if somebody has to do something. */
    isTask = true,
  ) => ({
    ...{ heading, isTask },
    // Two posts may have one title.
    lines: lines.map((line, index) => ({ key: `${index}`, ...line })),
  });
  return [
    section(
      count(published, 'blog is published', 'blogs are published'),
      published.map(({ _id, title }) => ({ title, entry: entryOf(_id) })),
      false,
    ),
    section(
      `${count(drafts, 'draft', 'drafts')}, which only the dashboard shows`,
      drafts.map(({ _id, title, reasons }) => ({
        ...{ title, text: reasons.join(' ') },
        entry: entryOf(_id),
      })),
    ),
    section(
      count(leftOut, 'post did not come', 'posts did not come'),
      leftOut.map(({ title, reason }) => ({ title, text: reason })),
    ),
    section(
      'What a blog cannot show is left out. Look at these',
      lost.map(({ _id, title, what }) => ({ title, text: what.join('; '), entry: entryOf(_id) })),
    ),
    section(
      `${count(missing, 'picture', 'pictures')} could not be fetched. ${missing.length === 1 ? 'Add it by hand, or delete its blog' : 'Add them by hand, or delete their blogs'} for good and import again`,
      missing.map(({ _id, title, url, reason }) => ({
        ...{ title, text: `${url}: ${reason}` },
        entry: entryOf(_id),
      })),
    ),
    ...others.map(({ what, names }) =>
      section(
        `Not brought over: ${what}`,
        names.map((title) => ({ title })),
        false,
      ),
    ),
    section(
      alreadyHere.length === 1
        ? 'One was here already and stays as it is'
        : `${count(alreadyHere, '', 'were here already and stay as they are')}`,
      alreadyHere.map(({ title }) => ({ title })),
      false,
    ),
  ].filter(({ lines }) => lines.length > 0);
}

/** The number of pictures that an import has stored, as a sentence. */
export const storedPictures = ({ pictures: { count } }: ImportReport): string =>
  `${capitalize(countOf(count, 'picture is', 'pictures are'))} stored here.`;
