import type { ImportReport } from '#contracts/import.ts';
import { importSections, storedPictures } from '#src/domain/importSections.ts';

/** The most lines of a part that are written out. */
const MAX_LINES = 200;

/** The report of an import as text. */
export function formatReport(report: ImportReport): string {
  const { title, url } = report.site;
  const parts = importSections(report).map(({ heading, lines }) => {
    const more = lines.length - MAX_LINES;
    return [
      `${heading}:`,
      ...lines
        .slice(0, MAX_LINES)
        .map(({ title: name, text }) => `  - ${name}${text ? `: ${text}` : ''}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
    ].join('\n');
  });
  return [`From ${title}${url && ` (${url})`}`, ...parts, storedPictures(report)].join('\n\n');
}
