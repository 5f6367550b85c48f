import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { headingFont, radius } from '#src/theme/tokens.ts';

interface CardLink {
  label: string;
  href: string;
}

interface StatCardProps {
  /** The card's h2, such as 'Blogs'. */
  heading: string;
  /** The number of entries; null while loading or if unknown. */
  count: number | null;
  /** A label beside the figure or in its place, such as 'on the site' or 'Counting...'. */
  note: string;
  /** A line below, such as 'Newest: What a year in Ireland costs'. */
  detail?: string | undefined;
  /** The link to the page that adds an entry, or to what is to be done. */
  action?: CardLink;
  /** The link to the page that lists the entries. */
  list: CardLink;
}

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  // The buttons of cards in a row are level.
  gridTemplateRows: 'auto auto 1fr auto',
  gap: 4,
  padding: 'clamp(20px, 3vw, 32px)',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTop: `4px solid ${theme.vars.palette.secondary.main}`,
  borderRadius: radius.medium,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Count = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  minHeight: 64,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

const Figure = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  ...headingFont,
  fontSize: '3rem',
  lineHeight: 1.3,
  fontVariantNumeric: 'lining-nums',
}));

const Detail = styled('p')({ minHeight: '1.65em', margin: 0, overflowWrap: 'anywhere' });

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginTop: 20,
});

/**
 * One kind of content on the dashboard: its count, a line such as the newest entry, and links to
 * it.
 *
 * For the dashboard's home page; use StatList for visitors.
 */
export function StatCard({ heading, count, note, detail, action, list }: StatCardProps) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId}>
      <Typography variant="h3" component="h2" id={headingId}>
        {heading}
      </Typography>
      <Count role="status">
        {count !== null && <Figure>{count}</Figure>} {note}
      </Count>
      <Detail>{detail}</Detail>
      <Actions>
        {action && (
          <Button variant="outlined" href={action.href}>
            {action.label}
          </Button>
        )}
        <Button href={list.href} {...(action ? { sx: { px: 0 } } : { variant: 'outlined' })}>
          {list.label}
        </Button>
      </Actions>
    </Card>
  );
}
