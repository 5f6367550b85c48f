import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { ArrowRightIcon } from '#src/components/ui/icons.tsx';
import type { ExamSummary } from '#src/domain/exam.ts';
import { paths } from '#src/pageTable.ts';
import { canHover, headingFont } from '#src/theme/tokens.ts';

interface ExamListProps {
  /** The tests in display order. */
  exams: readonly Pick<ExamSummary, 'slug' | 'name' | 'tagline' | 'scoreShort'>[];
}

const List = styled('ul')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.controlBorder}`,
  '& > li': { borderTop: `1px solid ${theme.vars.palette.controlBorder}` },
}));

const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24px',
  columnGap: 16,
  alignItems: 'baseline',
  paddingBlock: 16,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& > svg': {
    gridColumn: 2,
    gridRow: 1,
    alignSelf: 'center',
    color: theme.vars.palette.primary.main,
  },
  [canHover]: { '&:hover strong': { color: theme.vars.palette.primary.main } },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '6rem minmax(11rem, 1fr) auto 24px',
    '& > svg': { gridColumn: 4 },
  },
}));

const Name = styled('strong')({ ...headingFont, fontSize: '1.625rem', lineHeight: 1.2 });

const Score = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  gridColumn: 1,
  [theme.breakpoints.up('sm')]: { gridColumn: 'auto', '&:last-of-type': { textAlign: 'end' } },
}));

/**
 * A list of tests, each a link with name, tagline and score range.
 *
 * For choosing a test on a page; use HeaderMenu in a menu.
 */
export function ExamList({ exams }: ExamListProps) {
  return (
    <List>
      {exams.map(({ slug, name, tagline, scoreShort }) => (
        <li key={slug}>
          <Row href={paths.testPreparation(slug)}>
            <Name>{name}</Name>
            <Score sx={{ color: 'text.primary' }}>{tagline}</Score>
            <Score>{`Score: ${scoreShort}`}</Score>
            <ArrowRightIcon aria-hidden />
          </Row>
        </li>
      ))}
    </List>
  );
}
