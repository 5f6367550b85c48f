import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ImportReport } from '#contracts/import.ts';
import { Callout } from '#src/components/ui/Callout.tsx';
import { More } from '#src/components/ui/More.tsx';
import {
  type ImportLine,
  type ImportSection,
  importSections,
  storedPictures,
} from '#src/domain/importSections.ts';
import { countOf } from '#src/lib/wording.ts';
import { paths } from '#src/pageTable.ts';
import { draftHref } from '../useSaveDraft.ts';

/** The number of lines of a part that are shown before somebody asks for the rest. */
const SHOWN = 20;

const Lines = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: '8px 0 0',
  paddingInlineStart: 24,
  listStyle: 'revert',
  maxWidth: '72ch',
  overflowWrap: 'anywhere',
});

interface ImportResultProps {
  report: ImportReport;
  /** The start of the import. */
  time: string;
}

/** The report of an import: first what somebody has to look at. */
export function ImportResult({ report, time }: ImportResultProps) {
  const { site, published, drafts } = report;
  const sections = importSections(report);
  const tasks = sections.filter(({ isTask }) => isTask);
  return (
    <>
      <Callout>
        <p>
          <strong>{`The import from ${site.title} has ended.`}</strong>{' '}
          {`It began at ${time}. New here: ${countOf(published.length, 'blog', 'blogs')} and ${countOf(drafts.length, 'draft', 'drafts')}. ${storedPictures(report)}`}
        </p>
        {published.length + drafts.length > 0 && (
          <p>
            They are in <Link href={paths.listBlogs}>List Blogs</Link>, the drafts on top.
          </p>
        )}
      </Callout>
      {tasks.map((section) => (
        <Task key={section.heading} {...section} />
      ))}
      <Box sx={{ mt: 4 }}>
        {sections
          .filter(({ isTask }) => !isTask)
          .map(({ heading, lines }) => (
            <More key={heading} summary={heading}>
              <LineList lines={lines} />
            </More>
          ))}
      </Box>
    </>
  );
}

function Task({ heading, lines }: ImportSection) {
  const rest = lines.slice(SHOWN);
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mt: 4 }}>
        {heading}
      </Typography>
      <LineList lines={lines.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <More summary={`${rest.length} more`}>
          <LineList lines={rest} />
        </More>
      )}
    </section>
  );
}

function LineList({ lines }: Pick<ImportSection, 'lines'>) {
  return (
    <Lines>
      {lines.map(({ key, ...line }) => (
        <li key={key}>
          <Line {...line} />
        </li>
      ))}
    </Lines>
  );
}

function Line({ title, text, entry }: Omit<ImportLine, 'key'>) {
  const name = text === undefined ? title : <strong>{title}</strong>;
  return (
    <>
      {entry ? (
        <Link href={entry.isDraft ? draftHref(entry.id) : paths.blog(entry.id)}>{name}</Link>
      ) : (
        name
      )}
      {text !== undefined && `: ${text}`}
    </>
  );
}
