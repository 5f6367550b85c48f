import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { linkAddress } from '#src/domain/linkAddress.ts';
import { insertLink, insertMarkdown } from '#src/lib/markdownEdits.ts';
import { isFormatted, looksLikeHtml, looksLikeMarkdown } from '#src/lib/textSigns.ts';
import { editField, selectionOf } from './editField.ts';

/** A message below a field, with what it offers to do. */
export interface Note {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** True if the action replaces the whole text: the note goes when that changes. */
  readonly replacesAll?: boolean;
}

/** Loaded when a text is formatted, or one is pasted that is. */
export const loadConverter = () => import('#src/lib/convertText.ts');

interface PasteOptions {
  ref: RefObject<HTMLTextAreaElement | null>;
  isMarkdown: boolean;
  /** True if the server keeps pictures. */
  hasPictures: boolean;
  /** Called with the text that takes the place of all of it. */
  onConvert: (text: string, format: '' | 'markdown') => void;
  onNote: (note: Note | undefined) => void;
  /** Runs what needs the converter, and says it if that fails. */
  convert: (run: () => Promise<void>) => Promise<void>;
}

/** Makes Markdown of formatted text that is pasted, or offers it. */
export function usePaste({
  ref,
  isMarkdown,
  hasPictures,
  onConvert,
  onNote,
  convert,
}: PasteOptions) {
  const isPlainPaste = useRef(false);

  /** The message about a pasted text whose pictures the page does not show; nothing for others. */
  function aboutPictures(markdown: string, html: string): string {
    // A file of somebody's computer, as in Word.
    const isLost = /<img\b[^>]*\ssrc="(?!https?:|\/\/)/i.test(html);
    const isLink = /!\[[^\]]*\]\((?!\/uploads\/)/.test(markdown);
    const parts = [
      isLost && 'Some pictures did not come along.',
      isLink && 'Pictures of other sites become links.',
      (isLost || isLink) && hasPictures && 'To show one, save it and drop the file into the text.',
    ];
    return parts.filter(Boolean).join(' ');
  }

  /** Puts Markdown in the place of a text that was pasted, and formats what is around it. */
  async function formatPasted(pasted: string, markdown: string, html = pasted): Promise<void> {
    const value = ref.current?.value ?? '';
    const at = value.lastIndexOf(pasted);
    onNote(undefined);
    if (at < 0) return;
    const { plainToMarkdown } = await loadConverter();
    const keep = isMarkdown ? (text: string) => text : plainToMarkdown;
    const before = keep(value.slice(0, at));
    const after = keep(value.slice(at + pasted.length));
    const whole = { value: before + after, start: before.length, end: before.length };
    const inserted = insertMarkdown(whole, markdown, before + after !== '');
    onConvert(before + inserted.text + after, 'markdown');
    const text = aboutPictures(markdown, html);
    if (text) onNote({ text });
  }

  /** Pastes HTML as Markdown, into a plain text only as far as one has agreed. */
  async function pasteFormatted(html: string, plain: string): Promise<void> {
    const insertPlain = () =>
      editField(ref.current, ({ start, end }) => ({ start, end, text: plain }));
    let markdown = '';
    try {
      const { htmlTextToMarkdown } = await loadConverter();
      // Links that are copied from this site have its full addresses.
      markdown = htmlTextToMarkdown(html).replaceAll(`](${window.location.origin}/`, '](/');
    } catch (error) {
      console.warn('Formatted text is pasted as plain text.', error);
    }
    const pictures = aboutPictures(markdown, html);
    if (markdown === '' || isMarkdown) {
      if (markdown === '') insertPlain();
      else editField(ref.current, (selection) => insertMarkdown(selection, markdown));
      if (pictures) onNote({ text: pictures });
    } else if (ref.current?.value.trim() === '') {
      onConvert(markdown, 'markdown');
      const onClick = () => {
        onConvert(plain, '');
        onNote(undefined);
      };
      onNote({
        text: `Pasted with its formatting, which is on now. ${pictures}`.trim(),
        action: { label: 'Use plain text', onClick },
        replacesAll: true,
      });
    } else {
      insertPlain();
      onNote({
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
      onNote({
        text: 'What you pasted is the source of a web page.',
        action: { label: 'Convert it', onClick: () => void convert(convertSource) },
      });
    } else if (!isMarkdown && looksLikeMarkdown(pasted)) {
      onNote({
        text: 'What you pasted has the signs of Markdown, such as ## or **.',
        action: {
          label: 'Show it formatted',
          onClick: () => void convert(() => formatPasted(pasted, pasted)),
        },
      });
    } else onNote(undefined);
  }

  function onPaste(event: ClipboardEvent) {
    const field = ref.current;
    if (!field || field.readOnly) return;
    const { clipboardData } = event;
    const plain = clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
    const html = clipboardData.getData('text/html');
    const isPlain = isPlainPaste.current;
    isPlainPaste.current = false;
    if (isPlain) return;
    const address = /^https?:\/\/\S+$/i.test(plain.trim()) ? linkAddress(plain) : undefined;
    const { value, start, end } = selectionOf(field);
    const chosen = value.slice(start, end);
    if (isMarkdown && address && chosen.trim() !== '' && !chosen.includes('\n')) {
      event.preventDefault();
      editField(ref.current, (selection) => insertLink(selection, chosen, address));
    } else if (isFormatted(html)) {
      event.preventDefault();
      void pasteFormatted(html, plain);
    } else offerFor(plain);
  }

  return {
    onPaste,
    /** Sees whether plain text will be pasted. */
    onPasteKey({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent) {
      if (key.toLowerCase() === 'v') isPlainPaste.current = shiftKey && (ctrlKey || metaKey);
    },
  };
}
