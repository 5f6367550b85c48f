import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { radius } from '#src/theme/tokens.ts';

interface CardLink {
  label: string;
  href: string;
}

interface CountCardProps {
  heading: string;
  /** How many there are, in words, such as '9 on the site'. */
  count: string;
  add: CardLink;
  list: CardLink;
}

const Card = styled('section')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gap: 4,
    padding: 'clamp(20px, 3vw, 32px)',
    border: `1px solid ${palette.divider}`,
    borderTop: `4px solid ${palette.secondary.main}`,
    borderRadius: radius.medium,
    backgroundColor: palette.background.paper,
  };
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 20 });

/** One kind of content on the dashboard: how much of it there is, and the ways to it. */
export function CountCard({ heading, count, add, list }: CountCardProps) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId}>
      <Typography variant="h3" component="h2" id={headingId}>
        {heading}
      </Typography>
      <Typography role="status" color="text.secondary">
        {count}
      </Typography>
      <Actions>
        <Button variant="outlined" color="inherit" href={add.href}>
          {add.label}
        </Button>
        <Button color="inherit" href={list.href}>
          {list.label}
        </Button>
      </Actions>
    </Card>
  );
}
