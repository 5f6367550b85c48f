import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef, useState } from 'react';
import { LinkIcon, ListIcon } from '#src/components/ui/icons.tsx';
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

/** What the buttons do: they change or replace the selected text. Some have a key. */
export const FORMATS = [
  { name: 'heading', label: 'Heading', Icon: HeadingIcon, letter: null },
  { name: 'bold', label: 'Bold', Icon: BoldIcon, letter: 'B' },
  { name: 'italic', label: 'Italic', Icon: ItalicIcon, letter: 'I' },
  { name: 'link', label: 'Link', Icon: LinkIcon, letter: 'K' },
  { name: 'list', label: 'List', Icon: ListIcon, letter: null },
  { name: 'numberedList', label: 'Numbered list', Icon: NumberedListIcon, letter: null },
  { name: 'quote', label: 'Quote', Icon: QuoteIcon, letter: null },
  { name: 'table', label: 'Table', Icon: TableIcon, letter: null },
  { name: 'picture', label: 'Picture', Icon: PictureIcon, letter: null },
] as const;

export type Format = (typeof FORMATS)[number]['name'];

interface FormattingToolbarProps {
  /** True if the server keeps pictures. */
  hasPictures: boolean;
  /** Called with the format whose button is pressed. */
  onFormat: (format: Format) => void;
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
  const formats = FORMATS.filter(({ name }) => name !== 'picture' || hasPictures);
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
      {formats.map(({ name, label, Icon, letter }, index) => (
        <Button
          key={name}
          tabIndex={index === current ? 0 : -1}
          aria-label={label}
          title={letter ? `${label} (Ctrl+${letter} or ⌘${letter})` : label}
          {...(letter && { 'aria-keyshortcuts': `Control+${letter} Meta+${letter}` })}
          // The selection stays visible, because the text keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => onFormat(name)}
        >
          <Icon />
        </Button>
      ))}
    </Bar>
  );
}
