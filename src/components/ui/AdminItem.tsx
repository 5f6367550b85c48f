import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { nepalDay } from '#contracts/nepalDay.ts';
import { BlogImage } from '#src/components/blog/BlogImage.tsx';
import { formatNepalDay } from '#src/domain/nepalTime.ts';
import { preview } from '#src/domain/textPreview.ts';
import { radius } from '#src/theme/tokens.ts';
import { DeleteIcon, EditIcon } from './icons.tsx';
import { SampleMark } from './SampleMark.tsx';

/** The number of characters of the content that are shown. */
const PREVIEW_LENGTH = 120;

interface AdminItemProps {
  /** The kind of the entry, for its buttons: 'Blog'. */
  noun: string;
  /** The entry's title. */
  title: string;
  /** The entry's whole text, of which the beginning is shown. */
  content?: string;
  /** A line below the title, such as the author; without it none is shown. */
  detail?: string | undefined;
  /** The time of its publication. */
  day?: Date | undefined;
  /** The path of its page. */
  href?: string | undefined;
  /** A word about its state: 'Draft'. */
  mark?: string | undefined;
  /** A box that chooses the entry, before its title. */
  choice?: ReactNode;
  /** A button between the one to edit and the one to delete. */
  action?: ReactNode;
  /** The entry is a sample. */
  isSample?: boolean;
  /** A URL that passed `safeImageUrl`. */
  imageUrl?: string | undefined;
  /** The reason why the image is not shown. */
  imageProblem?: string | undefined;
  /** A line above the buttons, such as that the entry was saved. */
  note?: ReactNode;
  /** Called when Edit is clicked. */
  onEdit: () => void;
  /** Called when Delete is clicked, before any confirmation. */
  onDelete: () => void;
}

/** The card of an entry. */
export const ItemCard = styled('article')(({ theme }) => ({
  padding: 'clamp(16px, 2.4vw, 24px)',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.medium,
  backgroundColor: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
}));

const Item = styled(ItemCard)(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: 24,
  },
}));

const Picture = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  width: 180,
  maxWidth: '100%',
  borderRadius: radius.small,
  [theme.breakpoints.down('sm')]: { order: -1 },
}));

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-block',
  marginInlineStart: 12,
  padding: '2px 10px',
  borderRadius: radius.medium,
  backgroundColor: theme.vars.palette.secondary.main,
  color: theme.vars.palette.secondary.contrastText,
  fontFamily: theme.typography.fontFamily,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.5,
  verticalAlign: 'middle',
}));

/** The heading of an entry, with the box that chooses it. */
export const ItemHeading = styled('div')({ display: 'flex', gap: 4, alignItems: 'start' });

/** The buttons of an entry. */
export const ItemActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 16,
  // Without a border it would look indented in a row of its own.
  [theme.breakpoints.down('sm')]: {
    '& > .MuiButton-text': { marginInline: 'auto -14px' },
  },
  '@media print': { display: 'none' },
}));

/**
 * An entry in a list of the dashboard: title, detail, beginning, image, and buttons to edit and
 * delete.
 *
 * For the dashboard only; visitors see cards, such as BlogCard. Short entries are rows of
 * a table.
 */
export function AdminItem({
  noun,
  title,
  content,
  detail,
  day,
  href,
  mark,
  choice,
  action,
  isSample = false,
  imageUrl,
  imageProblem,
  note,
  onEdit,
  onDelete,
}: AdminItemProps) {
  const titleId = useId();
  const button = { size: 'small', 'aria-describedby': titleId } as const;
  return (
    <Item aria-labelledby={titleId}>
      <div>
        <ItemHeading>
          {choice}
          <Typography variant="h3" component="h2" id={titleId}>
            {href ? (
              <Link href={href} color="inherit">
                {title}
              </Link>
            ) : (
              title
            )}
            {mark && <Mark>{mark}</Mark>}
          </Typography>
        </ItemHeading>
        {(detail || day || isSample) && (
          <Typography variant="body2" color="text.secondary">
            {detail}
            {detail && day && ' · '}
            {day && <time dateTime={nepalDay(day)}>{formatNepalDay(day)}</time>}
            {isSample && <SampleMark />}
          </Typography>
        )}
        {content && (
          <Typography sx={{ mt: 1, maxWidth: '65ch' }}>
            {preview(content, PREVIEW_LENGTH)}
          </Typography>
        )}
        {imageProblem && (
          <Typography variant="body2" color="error" sx={{ mt: 1, maxWidth: '65ch' }}>
            {imageProblem}
          </Typography>
        )}
        {note}
        <ItemActions>
          <Button {...button} variant="outlined" startIcon={<EditIcon />} onClick={onEdit}>
            {`Edit ${noun}`}
          </Button>
          {action}
          <Button {...button} color="error" startIcon={<DeleteIcon />} onClick={onDelete}>
            {`Delete ${noun}`}
          </Button>
        </ItemActions>
      </div>
      {imageUrl && (
        <Picture>
          <BlogImage src={imageUrl} />
        </Picture>
      )}
    </Item>
  );
}
