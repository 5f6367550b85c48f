import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { diffWords } from 'diff';
import { useDeferredValue, useId, useMemo } from 'react';
import { noticeFrame } from '#src/components/ui/noticeFrame.ts';
import { cutText } from '#src/lib/cutText.ts';

/** The length from which a part that is the same in both texts is shortened, and of what stays. */
const SHORTENED = { from: 240, to: 90 };

/** The longest time that a comparison may take, in ms. */
const COMPARISON_TIMEOUT = 200;

const Box = styled('section')(({ theme }) => ({
  ...noticeFrame(theme),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '16px',
  overflowWrap: 'anywhere',
}));

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  whiteSpace: 'pre-wrap',
  // Line and weight tell them apart without colour.
  '& ins': {
    fontWeight: 700,
    textDecorationThickness: 2,
    textUnderlineOffset: 3,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.success.main} 16%, transparent)`,
  },
  '& del': {
    textDecorationThickness: 2,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.error.main} 14%, transparent)`,
  },
}));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface ConflictField {
  readonly label: string;
  /** The text that was typed here. */
  readonly mine: string;
  /** The text that someone else has saved. */
  readonly theirs: string;
}

interface ConflictProps {
  /** The kind of the entry: 'blog'. */
  noun: string;
  /** The fields that differ, one at least. */
  fields: readonly ConflictField[];
  /** While true, what is typed here is being saved. */
  isSending: boolean;
  /** Called to save what was typed here over the other text. */
  onKeep: () => void;
  /** Called to put the other text into the form. */
  onTake: () => void;
  /** Called to go on in the form with what was typed here. */
  onEdit: () => void;
}

function show(box: HTMLElement | null) {
  box?.focus();
  // Its end may be nearer.
  box?.scrollIntoView();
}

/**
 * Shows what two people have written into the same entry, with the differences, and asks what to
 * do. It takes the focus when it appears.
 *
 * Above the fields of a form that the server has refused to save; nothing is overwritten until
 * somebody decides.
 */
export function Conflict({ noun, fields, isSending, onKeep, onTake, onEdit }: ConflictProps) {
  const headingId = useId();
  return (
    <Box ref={show} tabIndex={-1} aria-labelledby={headingId}>
      <Typography variant="h4" component="h3" id={headingId}>
        {`Someone else has changed this ${noun} since you opened it`}
      </Typography>
      <Typography variant="body2">
        Nothing is overwritten, and your text is still in the form. <ins>Underlined</ins> is only in
        yours, <del>struck through</del> is only in theirs.
      </Typography>
      {fields.map(({ label, mine, theirs }) => (
        <div key={label}>
          <Typography variant="subtitle2" component="h4">
            {label}
          </Typography>
          <Differences mine={mine} theirs={theirs} />
        </div>
      ))}
      <Buttons>
        <Button size="small" variant="contained" aria-disabled={isSending} onClick={onKeep}>
          Keep mine
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-disabled={isSending}
          onClick={isSending ? undefined : onTake}
        >
          Take theirs
        </Button>
        <Button size="small" variant="outlined" onClick={onEdit}>
          Keep editing
        </Button>
      </Buttons>
    </Box>
  );
}

/** The parts of two texts, word by word; two whole ones if they are too long and too different. */
function compare(theirs: string, mine: string) {
  // It also knows the words of Devanagari.
  const intlSegmenter = new Intl.Segmenter('en', { granularity: 'word' });
  return (
    diffWords(theirs, mine, { intlSegmenter, timeout: COMPARISON_TIMEOUT }) ?? [
      { value: theirs, removed: true, added: false },
      { value: mine, removed: false, added: true },
    ]
  );
}

function Differences({ mine: typed, theirs }: Pick<ConflictField, 'mine' | 'theirs'>) {
  // Typing goes on while the form is compared.
  const mine = useDeferredValue(typed);
  const parts = useMemo(() => compare(theirs, mine), [theirs, mine]);
  if (parts.every(({ removed, added }) => !removed && !added)) {
    return <Text>Only spaces or line ends differ.</Text>;
  }
  return (
    <Text>
      {parts.map(({ value, removed, added }, index) => {
        const key = index;
        if (!removed && !added) {
          const place = { isFirst: index === 0, isLast: index === parts.length - 1 };
          return <span key={key}>{shorten(value, place)}</span>;
        }
        if (value === '') return null;
        const Part = removed ? 'del' : 'ins';
        return (
          <Part key={key}>
            <span className="visually-hidden">{removed ? ' Only theirs: ' : ' Only yours: '}</span>
            {value}
            <span className="visually-hidden"> End. </span>
          </Part>
        );
      })}
    </Text>
  );
}

/** A long part that both texts have, without its middle; at the ends of a text without its end. */
function shorten(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  if (text.length < SHORTENED.from) return text;
  const start = isFirst ? '' : cutText(text, SHORTENED.to);
  // As cutText, no half of a surrogate pair.
  const end = isLast ? '' : text.slice(-SHORTENED.to).replace(/^[\uDC00-\uDFFF]/, '');
  return `${start} … ${end}`;
}
