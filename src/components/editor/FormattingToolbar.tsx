import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import { LinkIcon, ListIcon } from '#src/components/ui/icons.tsx';
import {
  cycleHeading,
  insertTable,
  type Selection,
  toggleList,
  toggleMark,
  toggleNumberedList,
  toggleQuote,
} from '#src/lib/markdownEdits.ts';
import type { TextEdit } from '#src/lib/textEdit.ts';
import { radius } from '#src/theme/tokens.ts';
import {
  BoldIcon,
  HeadingIcon,
  ItalicIcon,
  NumberedListIcon,
  PictureIcon,
  QuoteIcon,
  TableIcon,
} from './formatIcons.ts';

/** One button: it changes the selected text, or opens a panel. */
export interface Format {
  readonly label: string;
  readonly Icon: ComponentType;
  /** The key that does the same with Ctrl or Cmd. */
  readonly letter?: string;
  /** Changes the selected text. */
  readonly edit?: (selection: Selection) => TextEdit;
  /** The panel that asks for what to insert. */
  readonly asksFor?: 'link' | 'picture';
}

const toggle = (mark: '*' | '**') => (selection: Selection) => toggleMark(selection, mark);

/** The formats in the order of their buttons. */
export const FORMATS: readonly Format[] = [
  { label: 'Heading', Icon: HeadingIcon, edit: cycleHeading },
  { label: 'Bold', Icon: BoldIcon, letter: 'B', edit: toggle('**') },
  { label: 'Italic', Icon: ItalicIcon, letter: 'I', edit: toggle('*') },
  { label: 'Link', Icon: LinkIcon, letter: 'K', asksFor: 'link' },
  { label: 'List', Icon: ListIcon, edit: toggleList },
  { label: 'Numbered list', Icon: NumberedListIcon, edit: toggleNumberedList },
  { label: 'Quote', Icon: QuoteIcon, edit: toggleQuote },
  { label: 'Table', Icon: TableIcon, edit: insertTable },
  { label: 'Picture', Icon: PictureIcon, asksFor: 'picture' },
];

interface FormattingToolbarProps {
  /** True if the server keeps pictures. */
  hasPictures: boolean;
  /** Called with the format whose button is pressed. */
  onFormat: (format: Pick<Format, 'edit' | 'asksFor'>) => void;
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.small,
  backgroundColor: theme.vars.palette.surfaceSunken,
}));

const Button = styled(IconButton)(({ theme }) => ({
  width: 40,
  height: 40,
  borderRadius: radius.small,
  color: theme.vars.palette.text.primary,
}));

/**
 * The buttons that format a text in Markdown.
 *
 * Above the field that they belong to, as in ContentField.
 *
 * **Keyboard:** `Tab` goes to one button; arrows, `Home` and `End` go to the others.
 */
export function FormattingToolbar({ hasPictures, onFormat }: FormattingToolbarProps) {
  const formats = FORMATS.filter(({ asksFor }) => asksFor !== 'picture' || hasPictures);
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  function moveFocus(event: KeyboardEvent) {
    const last = formats.length - 1;
    const places: Record<string, number> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    setCurrent(place);
    bar.current?.querySelectorAll('button')[place]?.focus();
  }

  return (
    <Bar ref={bar} role="toolbar" aria-label="Formatting" onKeyDown={moveFocus}>
      {formats.map(({ label, Icon, letter, ...format }, index) => (
        <Button
          key={label}
          tabIndex={index === current ? 0 : -1}
          aria-label={label}
          title={letter ? `${label} (Ctrl+${letter} or ⌘${letter})` : label}
          {...(letter && { 'aria-keyshortcuts': `Control+${letter} Meta+${letter}` })}
          // The selection stays visible, because the text keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => onFormat(format)}
        >
          <Icon />
        </Button>
      ))}
    </Bar>
  );
}
