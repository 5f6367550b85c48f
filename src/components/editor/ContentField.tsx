import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { groupThousands } from '#contracts/groupThousands.ts';
import { MAX_TEXT_LENGTH } from '#contracts/text.ts';
import { Field } from '#src/components/forms/Field.tsx';
import type { Upload } from '#src/components/forms/useUpload.ts';
import { Callout } from '#src/components/ui/Callout.tsx';
import { TickBox } from '#src/components/ui/TickBox.tsx';
import { linkAddress } from '#src/domain/linkAddress.ts';
import { countWords, readingMinutes } from '#src/domain/readingTime.ts';
import { isShortcut } from '#src/lib/isShortcut.ts';
import { joinLines } from '#src/lib/joinLines.ts';
import {
  continueList,
  cycleHeading,
  insertLink,
  insertMarkdown,
  insertPicture,
  insertTable,
  type Selection,
  toggleList,
  toggleMark,
  toggleNumberedList,
  toggleQuote,
} from '#src/lib/markdownEdits.ts';
import { applyEdit, type TextEdit } from '#src/lib/textEdit.ts';
import { isFormatted, looksLikeHtml, looksLikeMarkdown } from '#src/lib/textSigns.ts';
import { FORMATS, type Format, FormattingToolbar } from './FormattingToolbar.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import { PicturePanel } from './PicturePanel.tsx';

/** A text and how it is written: '' for plain text. */
export type ContentValues = {
  readonly content: string;
  readonly format: '' | 'markdown';
};

interface ContentFieldProps {
  /** The text and its format. */
  values: ContentValues;
  /** Called with what has changed. */
  onChange: (changed: Partial<ContentValues>) => void;
  /** True if the text stays as it is, while the form is sent. Default: false. */
  readOnly?: boolean;
  /** The height of the field in lines. */
  rows: number;
  /** The height up to which it grows with its text. */
  maxRows: number;
  /** A line below the field for plain text. */
  helperText?: string;
  /** Sends a picture to the server; without it the text can have none. */
  upload?: Upload | undefined;
}

/** The messages of the field about the text, and its offers. */
interface Note {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

type Panel =
  | { readonly name: 'link'; readonly selected: string }
  | { readonly name: 'picture'; readonly file?: File };

const EDITS: Partial<Record<Format, (selection: Selection) => TextEdit>> = {
  heading: cycleHeading,
  bold: (selection) => toggleMark(selection, '**'),
  italic: (selection) => toggleMark(selection, '*'),
  list: toggleList,
  numberedList: toggleNumberedList,
  quote: toggleQuote,
  table: insertTable,
};

/** Loaded when a text is formatted, or one is pasted that is. */
const loadConverter = () => import('#src/lib/convertText.ts');

const Root = styled('div')({ display: 'grid', gap: 12, minWidth: 0 });

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 20px',
});

function selectionOf(field: HTMLTextAreaElement): Selection {
  return { value: field.value, start: field.selectionStart, end: field.selectionEnd };
}

function describeLength(text: string): string {
  const words = countWords(text);
  return `${groupThousands(words)} ${words === 1 ? 'word' : 'words'}, ${readingMinutes(text)} min read`;
}

/**
 * The text of a blog: plain, or formatted in Markdown with a toolbar. Formatted text that is pasted
 * becomes Markdown. All edits can be undone with the browser's keys.
 *
 * For long texts; use Field for all others.
 *
 * **Keyboard:** In formatted text `Ctrl` or `Cmd` with `B`, `I` and `K` for bold, italic and a
 * link; `Enter` goes on with a list. `Ctrl+Shift+V` pastes plain text.
 *
 * **Screen reader:** The toolbar comes before the field. What was done with a pasted text is
 * announced.
 */
export function ContentField({
  values: { content, format },
  onChange,
  readOnly = false,
  rows,
  maxRows,
  helperText,
  upload,
}: ContentFieldProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const isPlainPaste = useRef(false);
  const [note, setNote] = useState<Note>();
  const [panel, setPanel] = useState<Panel>();
  const isMarkdown = format === 'markdown';

  function edit(make: (selection: Selection) => TextEdit | undefined): boolean {
    const field = ref.current;
    const made = field && !field.readOnly ? make(selectionOf(field)) : undefined;
    if (field && made) applyEdit(field, made);
    return made !== undefined;
  }

  function chosen(): string {
    const field = ref.current;
    return field ? field.value.slice(field.selectionStart, field.selectionEnd) : '';
  }

  /** Does what needs the converter, or says that it could not be loaded, as offline. */
  async function convert(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      console.warn('The text is not converted.', error);
      setNote({ text: 'This did not work. Check the connection, and try again.' });
    }
  }

  /** The message about a pasted text whose pictures the page does not show; nothing for others. */
  function aboutPictures(markdown: string, html: string): string {
    // A file of somebody's computer, as in Word.
    const isLost = /<img\b[^>]*\ssrc="(?!https?:|\/\/)/i.test(html);
    const isLink = /!\[[^\]]*\]\((?!\/uploads\/)/.test(markdown);
    const parts = [
      isLost && 'Some pictures did not come along.',
      isLink && 'Pictures of other sites become links.',
      (isLost || isLink) && upload && 'To show one, save it and drop the file into the text.',
    ];
    return parts.filter(Boolean).join(' ');
  }

  const replaceAll = (text: string) => edit(({ value }) => ({ start: 0, end: value.length, text }));

  /** Formats the text that is there so that it looks as before. */
  async function startFormatting(): Promise<void> {
    const before = ref.current?.value ?? '';
    if (before.trim() !== '' && !looksLikeMarkdown(before)) {
      const { plainToMarkdown } = await loadConverter();
      const focused = document.activeElement;
      const text = plainToMarkdown(before);
      if (text !== before) replaceAll(text);
      if (focused instanceof HTMLElement) focused.focus();
    }
    onChange({ format: 'markdown' });
  }

  function stopFormatting() {
    onChange({ format: '' });
    setPanel(undefined);
    const hasSigns = looksLikeMarkdown(content);
    setNote(hasSigns ? { text: 'The page now shows the signs of the formatting.' } : undefined);
  }

  function applyFormat(name: Format) {
    const make = EDITS[name];
    if (make) edit(make);
    else if (name === 'link') setPanel({ name, selected: chosen() });
    else if (name === 'picture') setPanel({ name });
  }

  /** Closes a panel and puts something into the text, which has the focus then. */
  function insert(make: (selection: Selection) => TextEdit) {
    setPanel(undefined);
    edit(make);
  }

  function closePanel() {
    setPanel(undefined);
    ref.current?.focus();
  }

  async function openPicture(file: File): Promise<void> {
    if (!upload) {
      setNote({ text: 'This site has no place for pictures in a text.' });
      return;
    }
    if (!isMarkdown) {
      await startFormatting();
      setNote({ text: 'Formatting is on, because a text with a picture needs it.' });
    }
    setPanel({ name: 'picture', file });
  }

  /** Puts Markdown in the place of a text that was pasted, and formats what is around it. */
  async function formatPasted(pasted: string, markdown: string, html = pasted): Promise<void> {
    const value = ref.current?.value ?? '';
    const at = value.lastIndexOf(pasted);
    setNote(undefined);
    if (at < 0) return;
    const { plainToMarkdown } = await loadConverter();
    const keep = isMarkdown ? (text: string) => text : plainToMarkdown;
    const before = keep(value.slice(0, at));
    const after = keep(value.slice(at + pasted.length));
    const whole = { value: before + after, start: before.length, end: before.length };
    const inserted = insertMarkdown(whole, markdown, before + after !== '');
    replaceAll(before + inserted.text + after);
    onChange({ format: 'markdown' });
    const text = aboutPictures(markdown, html);
    if (text) setNote({ text });
  }

  /** Pastes HTML as Markdown, into a plain text only as far as one has agreed. */
  async function pasteFormatted(html: string, plain: string): Promise<void> {
    const insertPlain = () => edit(({ start, end }) => ({ start, end, text: plain }));
    let markdown = '';
    try {
      const { htmlTextToMarkdown } = await loadConverter();
      // What is copied from this site has the addresses of this site.
      markdown = htmlTextToMarkdown(html).replaceAll(`](${window.location.origin}/`, '](/');
    } catch (error) {
      console.warn('Formatted text is pasted as plain text.', error);
    }
    const pictures = aboutPictures(markdown, html);
    if (markdown === '' || isMarkdown) {
      if (markdown === '') insertPlain();
      else edit((selection) => insertMarkdown(selection, markdown));
      if (pictures) setNote({ text: pictures });
    } else if (ref.current?.value.trim() === '') {
      replaceAll(markdown);
      onChange({ format: 'markdown' });
      const onClick = () => {
        replaceAll(plain);
        onChange({ format: '' });
        setNote(undefined);
      };
      setNote({
        text: `Pasted with its formatting, which is on now. ${pictures}`.trim(),
        action: { label: 'Use plain text', onClick },
      });
    } else {
      insertPlain();
      setNote({
        text: `What you pasted has formatting. The text around it can stay as it is. ${aboutPictures('', html)}`.trim(),
        action: {
          label: 'Keep the formatting',
          onClick: () => void convert(() => formatPasted(plain, markdown, html)),
        },
      });
    }
  }

  /** Offers what can be done with a plain text that the browser pastes. */
  function offerFor(pasted: string) {
    if (looksLikeHtml(pasted)) {
      const convertSource = async () => {
        const { htmlTextToMarkdown } = await loadConverter();
        await formatPasted(pasted, htmlTextToMarkdown(pasted));
      };
      setNote({
        text: 'What you pasted is the source of a web page.',
        action: { label: 'Convert it', onClick: () => void convert(convertSource) },
      });
    } else if (!isMarkdown && looksLikeMarkdown(pasted)) {
      setNote({
        text: 'What you pasted has the signs of Markdown, such as ## or **.',
        action: {
          label: 'Show it formatted',
          onClick: () => void convert(() => formatPasted(pasted, pasted)),
        },
      });
    } else setNote(undefined);
  }

  function onPaste(event: ClipboardEvent) {
    const field = ref.current;
    if (!field || field.readOnly) return;
    const { clipboardData } = event;
    const [file] = clipboardData.files;
    const plain = clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
    const html = clipboardData.getData('text/html');
    // What is copied from a text often comes with a picture of it.
    if (file && plain === '') {
      event.preventDefault();
      // Else it would become the picture of the blog.
      event.stopPropagation();
      void convert(() => openPicture(file));
      return;
    }
    const isPlain = isPlainPaste.current;
    isPlainPaste.current = false;
    if (isPlain) return;
    const address = /^https?:\/\/\S+$/i.test(plain.trim()) ? linkAddress(plain) : undefined;
    const { value, start, end } = selectionOf(field);
    const chosen = value.slice(start, end);
    if (isMarkdown && address && chosen.trim() !== '' && !chosen.includes('\n')) {
      event.preventDefault();
      edit((selection) => insertLink(selection, chosen, address));
    } else if (isFormatted(html)) {
      event.preventDefault();
      void pasteFormatted(html, plain);
    } else offerFor(plain);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() === 'v') {
      isPlainPaste.current = event.shiftKey && (event.ctrlKey || event.metaKey);
    }
    if (!isMarkdown || readOnly || event.nativeEvent.isComposing) return;
    const isPressed = (letter: string | null) =>
      letter !== null && isShortcut(event, letter.toLowerCase());
    const shortcut = FORMATS.find(({ letter }) => isPressed(letter))?.name;
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (shortcut) applyFormat(shortcut);
    if (shortcut || (isEnter && edit(continueList))) event.preventDefault();
  }

  const dropTarget = {
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      // Else the browser would leave the page and show the file.
      event.preventDefault();
      if (!readOnly) void convert(() => openPicture(file));
    },
  };

  function join() {
    const field = ref.current;
    if (!field) return;
    const { value, start, end } = selectionOf(field);
    const range = start === end ? { start: 0, end: value.length } : { start, end };
    const text = value.slice(range.start, range.end);
    const joined = joinLines(text);
    if (joined === text) setNote({ text: 'There are no lines to join.' });
    else {
      edit(() => ({ ...range, text: joined, selected: [0, joined.length] }));
      setNote({ text: 'The lines are joined. Please check hyphens, lists and tables.' });
    }
  }

  return (
    <Root>
      {isMarkdown && (
        <FormattingToolbar hasPictures={upload !== undefined} onFormat={applyFormat} />
      )}
      {panel?.name === 'link' && (
        <LinkPanel
          selected={panel.selected}
          onInsert={(text, address) => insert((selection) => insertLink(selection, text, address))}
          onCancel={closePanel}
        />
      )}
      {panel?.name === 'picture' && upload && (
        <PicturePanel
          file={panel.file}
          upload={upload}
          onInsert={(alt, address) => insert((selection) => insertPicture(selection, alt, address))}
          onCancel={closePanel}
        />
      )}
      <Field
        label="Content"
        name="content"
        required
        inputRef={ref}
        rows={rows}
        maxRows={maxRows}
        limit={MAX_TEXT_LENGTH}
        value={content}
        readOnly={readOnly}
        helperText={isMarkdown ? 'An empty line begins a new paragraph.' : helperText}
        onChange={(text) => onChange({ content: text })}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        {...dropTarget}
      />
      {note && content !== '' && (
        <Callout {...(note.action && { action: note.action })}>{note.text}</Callout>
      )}
      <Foot>
        <TickBox
          isTicked={isMarkdown}
          onTick={(isTicked) => (isTicked ? void convert(startFormatting) : stopFormatting())}
        >
          Formatting (Markdown)
        </TickBox>
        {content.trim() !== '' && (
          <Typography variant="body2" color="text.secondary">
            {describeLength(content)}
          </Typography>
        )}
      </Foot>
      {content.includes('\n') && (
        <div>
          <Button size="small" sx={{ ml: '-14px' }} onClick={join}>
            Join the lines of a PDF
          </Button>
        </div>
      )}
    </Root>
  );
}
