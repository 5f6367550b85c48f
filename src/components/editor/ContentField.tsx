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
import { countWords, readingMinutes } from '#src/domain/readingTime.ts';
import { isShortcut } from '#src/lib/isShortcut.ts';
import { joinLines } from '#src/lib/joinLines.ts';
import { continueList, insertLink, insertPicture, type Selection } from '#src/lib/markdownEdits.ts';
import type { TextEdit } from '#src/lib/textEdit.ts';
import { looksLikeMarkdown } from '#src/lib/textSigns.ts';
import { editField, selectionOf } from './editField.ts';
import { FORMATS, type Format, FormattingToolbar } from './FormattingToolbar.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import { PicturePanel } from './PicturePanel.tsx';
import { loadConverter, type Note, usePaste } from './usePaste.ts';

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

type Panel =
  | { readonly name: 'link'; readonly selected: string }
  | { readonly name: 'picture'; readonly file?: File };

const Root = styled('div')({ display: 'grid', gap: 12, minWidth: 0 });

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 20px',
});

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
  const [note, setNote] = useState<Note>();
  const [panel, setPanel] = useState<Panel>();
  /** Both sides of the last conversion: undo and redo of the text bring its format along. */
  const converted = useRef<readonly ContentValues[]>([]);
  const isMarkdown = format === 'markdown';

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

  /** Replaces the whole text by one of another format. */
  function replaceContent(text: string, newFormat: ContentValues['format']) {
    const before = ref.current?.value ?? '';
    if (text !== before) {
      converted.current = [
        { content: before, format },
        { content: text, format: newFormat },
      ];
      editField(ref.current, () => ({ start: 0, end: before.length, text }));
    }
    onChange({ format: newFormat });
  }

  /** Formats the text that is there so that it looks as before. */
  async function startFormatting(): Promise<void> {
    let text = ref.current?.value ?? '';
    if (text.trim() !== '' && !looksLikeMarkdown(text)) {
      const { plainToMarkdown } = await loadConverter();
      text = plainToMarkdown(text);
    }
    const focused = document.activeElement;
    replaceContent(text, 'markdown');
    if (focused instanceof HTMLElement) focused.focus();
    setNote(undefined);
  }

  function stopFormatting() {
    converted.current = [];
    onChange({ format: '' });
    setPanel(undefined);
    const hasSigns = looksLikeMarkdown(content);
    setNote(hasSigns ? { text: 'The page now shows the signs of the formatting.' } : undefined);
  }

  function applyFormat({ edit, asksFor }: Pick<Format, 'edit' | 'asksFor'>) {
    if (edit) editField(ref.current, edit);
    else if (asksFor === 'link') setPanel({ name: asksFor, selected: chosen() });
    else if (asksFor === 'picture') setPanel({ name: asksFor });
  }

  /** Closes a panel and puts something into the text, which has the focus then. */
  function insert(make: (selection: Selection) => TextEdit) {
    setPanel(undefined);
    editField(ref.current, make);
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

  function openFile(event: ClipboardEvent | DragEvent, file: File) {
    // Else the browser would show it, or it would become the picture of the blog.
    event.preventDefault();
    event.stopPropagation();
    if (!readOnly) void convert(() => openPicture(file));
  }

  const paste = usePaste({
    ref,
    isMarkdown,
    hasPictures: upload !== undefined,
    onConvert: replaceContent,
    onNote: setNote,
    convert,
  });

  function onKeyDown(event: KeyboardEvent) {
    paste.onPasteKey(event);
    if (!isMarkdown || readOnly || event.nativeEvent.isComposing) return;
    const isPressed = (letter?: string) =>
      letter !== undefined && isShortcut(event, letter.toLowerCase());
    const shortcut = FORMATS.find(({ letter }) => isPressed(letter));
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (shortcut) applyFormat(shortcut);
    if (shortcut || (isEnter && editField(ref.current, continueList))) event.preventDefault();
  }

  const fileTarget = {
    onPasteCapture(event: ClipboardEvent) {
      const { files, types } = event.clipboardData;
      // Text that is copied from a document often comes with a picture of it.
      if (files[0] && !types.includes('text/plain')) openFile(event, files[0]);
    },
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      const [file] = event.dataTransfer.files;
      if (file) openFile(event, file);
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
      editField(ref.current, () => ({ ...range, text: joined, selected: [0, joined.length] }));
      setNote({ text: 'The lines are joined. Please check hyphens, lists and tables.' });
    }
  }

  return (
    <Root {...fileTarget}>
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
        onChange={(text) => {
          // It is about the text as it was.
          setNote((current) => (current?.action && !current.replacesAll ? current : undefined));
          onChange(converted.current.find((side) => side.content === text) ?? { content: text });
        }}
        onKeyDown={onKeyDown}
        onPaste={paste.onPaste}
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
