import { styled } from '@mui/material/styles';
import type { Blog } from '#contracts/blog.ts';
import { publishedAt } from '#contracts/ids.ts';
import { formatNepalDay } from '#src/domain/nepalTime.ts';
import { fontFamilies, headingFont, radius } from '#src/theme/tokens.ts';

interface LatestPostProps {
  /** The newest blog. Until it is known, space is reserved. */
  blog: Pick<Blog, '_id' | 'publishedOn'> | undefined;
}

const Line = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 68,
  margin: 0,
});

/** A leaf of a calendar. Decorative: the date is in the text beside it. */
const Leaf = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  width: '4.5rem',
  overflow: 'hidden',
  textAlign: 'center',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.small,
  backgroundColor: theme.vars.palette.background.paper,
  ...headingFont,
  fontSize: '2rem',
  lineHeight: 1.35,
  fontVariantNumeric: 'lining-nums',
  '& > span': {
    backgroundColor: theme.vars.palette.secondary.main,
    color: theme.vars.palette.secondary.contrastText,
    fontFamily: fontFamilies.body,
    fontSize: '0.8125rem',
    fontWeight: 700,
    lineHeight: 1.6,
  },
}));

const Label = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
}));

const Day = styled('time')({ fontWeight: 600, fontSize: '1.125rem' });

/** The date of the newest blog, with a leaf of a calendar. */
export function LatestPost({ blog }: LatestPostProps) {
  if (!blog) return <Line />;
  const date = publishedAt(blog);
  if (!date) return null;
  const day = formatNepalDay(date);
  const [dayOfMonth, month = ''] = day.split(' ');
  return (
    <Line>
      <Leaf aria-hidden="true">
        <span>{month.slice(0, 3)}</span>
        {dayOfMonth}
      </Leaf>
      <span>
        <Label>Latest post</Label>
        <Day dateTime={date.toISOString()}>{day}</Day>
      </span>
    </Line>
  );
}
