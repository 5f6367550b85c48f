import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ContentField, type ContentValues } from '#src/components/editor/ContentField.tsx';
import type { Upload } from '#src/components/forms/useUpload.ts';
import type { Tools } from '../../support/play.ts';
import { withValues } from '../../support/withValues.tsx';

const plain: ContentValues = { content: '', format: '' };

const guide = `## What it costs

The tuition is **AUD 20,000 to 45,000** a year. See [our guide](https://example.com/australia).

1. Get an offer.
2. Apply for the *NOC*.

| Test | Score |
| --- | --- |
| IELTS | 6.5 |`;

const PICTURE = '/images/blog-planning-calendar.webp';
const upload = fn<Upload>(async () => ({ imageUrl: PICTURE }));
const file = new File(['picture'], 'rara.jpg', { type: 'image/jpeg' });

const meta = preview.meta({
  component: ContentField,
  args: {
    values: plain,
    rows: 8,
    maxRows: 16,
    onChange: fn(),
    helperText: 'Line breaks stay as you type them.',
  },
  render: withValues(ContentField),
});

function field({ canvas }: Pick<Tools, 'canvas'>): HTMLTextAreaElement {
  const found = canvas.getByRole('textbox', { name: 'Content' });
  if (!(found instanceof HTMLTextAreaElement)) throw new Error('It is no textarea.');
  return found;
}

function select(context: Pick<Tools, 'canvas'>, text: string) {
  const start = field(context).value.indexOf(text);
  field(context).focus();
  field(context).setSelectionRange(start, start + text.length);
}

function caretAtEnd(context: Pick<Tools, 'canvas'>) {
  const { length } = field(context).value;
  field(context).focus();
  field(context).setSelectionRange(length, length);
}

/** Pastes as a browser does, with the formats of the clipboard. */
async function paste({ canvas, userEvent }: Tools, formats: Readonly<Record<string, string>>) {
  const data = new DataTransfer();
  for (const [type, text] of Object.entries(formats)) data.setData(type, text);
  field({ canvas }).focus();
  await userEvent.paste(data);
}

const formatted = {
  'text/html': '<h2>Visa</h2><p>Read <b>twice</b>.</p>',
  'text/plain': 'Visa\nRead twice.',
};
const asMarkdown = '## Visa\n\nRead **twice**.';

const box = ({ canvas }: Pick<Tools, 'canvas'>) =>
  canvas.getByRole('checkbox', { name: /^Formatting/ });

/** As specified: a field whose line breaks stay, and a box that switches formatting on. */
export const Plain = meta.story({
  args: { values: { ...plain, content: 'Start early.\nBring copies.' } },
});

Plain.test('counts words, and looks the same when formatting is switched on', async (context) => {
  const { canvas, userEvent } = context;
  await expect(canvas.getByText('4 words, 1 min read')).toBeVisible();
  await userEvent.type(field(context), '{End}\n1. Fee: 5 * 3 is *more*');
  await userEvent.click(box(context));
  await waitFor(() =>
    expect(field(context)).toHaveValue(
      'Start early.\nBring copies.\n1\\. Fee: 5 * 3 is \\*more\\*',
    ),
  );
  await expect(box(context)).toBeChecked();
  await expect(box(context)).toHaveFocus();
});

/** Pasted formatting is kept in an empty field. */
export const Empty = meta.story();

Empty.test(
  'switches formatting on for a formatted text, and back, or not at all',
  async (context) => {
    const { canvas, userEvent } = context;
    await paste(context, formatted);
    await waitFor(() => expect(field(context)).toHaveValue(asMarkdown));
    await expect(box(context)).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Pasted with its formatting/);
    await userEvent.click(canvas.getByRole('button', { name: 'Use plain text' }));
    await expect(field(context)).toHaveValue('Visa\nRead twice.');
    await expect(box(context)).not.toBeChecked();

    // It would take what is typed since.
    await userEvent.clear(field(context));
    await paste(context, formatted);
    await canvas.findByRole('button', { name: 'Use plain text' });
    await userEvent.type(field(context), '!');
    await expect(canvas.queryByRole('button', { name: 'Use plain text' })).toBeNull();
    await userEvent.click(box(context));

    // Plain text with Shift, but not after a capital V.
    await userEvent.clear(field(context));
    await userEvent.keyboard('{Control>}{Shift>}v{/Shift}{/Control}');
    await paste(context, formatted);
    await expect(field(context)).toHaveValue('Visa\nRead twice.');
    await expect(box(context)).not.toBeChecked();
    await userEvent.keyboard('{Shift>}V{/Shift}');
    await userEvent.clear(field(context));
    await paste(context, formatted);
    await waitFor(() => expect(field(context)).toHaveValue(asMarkdown));
  },
);

Empty.test('offers to show Markdown and to convert the source of a page', async (context) => {
  const { canvas, userEvent } = context;
  await paste(context, { 'text/plain': asMarkdown });
  await expect(box(context)).not.toBeChecked();
  await userEvent.click(await canvas.findByRole('button', { name: /^Show it/ }));
  await waitFor(() => expect(box(context)).toBeChecked());
  await expect(field(context)).toHaveValue(asMarkdown);
  await userEvent.clear(field(context));
  await userEvent.click(box(context));
  await paste(context, { 'text/plain': formatted['text/html'] });
  await userEvent.click(await canvas.findByRole('button', { name: 'Convert it' }));
  await waitFor(() => expect(field(context)).toHaveValue(asMarkdown));
  await expect(box(context)).toBeChecked();
});

Empty.test('says what becomes of the pictures of other sites', async (context) => {
  const picture = '<img src="https://other.example/a.jpg" alt="A lawn">';
  await paste(context, { 'text/html': `<h2>Visa</h2>${picture}`, 'text/plain': 'Visa' });
  await waitFor(() =>
    expect(context.canvas.getByRole('status')).toHaveTextContent(
      /Pictures of other sites become links\./,
    ),
  );
});

/** A formatted text that is pasted below a plain one asks first; the plain one keeps its lines. */
export const Asks = Plain.extend({
  play: async (context) => {
    await context.userEvent.type(field(context), '\n\n');
    caretAtEnd(context);
    await paste(context, formatted);
    await context.canvas.findByText(/^What you pasted has formatting/);
  },
});

Asks.test('keeps the formatting, which undo takes back with the text', async (context) => {
  await expect(field(context)).toHaveValue('Start early.\nBring copies.\n\nVisa\nRead twice.');
  await expect(box(context)).not.toBeChecked();
  await context.userEvent.click(
    context.canvas.getByRole('button', { name: 'Keep the formatting' }),
  );
  await waitFor(() =>
    expect(field(context)).toHaveValue(`Start early.\nBring copies.\n\n${asMarkdown}`),
  );
  await expect(box(context)).toBeChecked();
  document.execCommand('undo');
  await waitFor(() => expect(box(context)).not.toBeChecked());
  await expect(field(context)).toHaveValue('Start early.\nBring copies.\n\nVisa\nRead twice.');
  document.execCommand('redo');
  await waitFor(() => expect(box(context)).toBeChecked());
});

/** With its toolbar. */
export const Formatted = meta.story({
  args: { values: { content: guide, format: 'markdown' }, upload },
  tags: ['phone'],
});

Formatted.test('is one stop for Tab, and arrows go on', async ({ canvas, userEvent }) => {
  const button = (name: string) => canvas.getByRole('button', { name });
  await userEvent.tab();
  await expect(button('Heading')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(button('Bold')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(button('Picture')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
  await expect(button('Table')).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('textbox', { name: 'Content' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect(button('Table')).toHaveFocus();
});

Formatted.test('formats with keys, and the browser undoes it', async (context) => {
  const { userEvent } = context;
  select(context, 'an offer');
  await userEvent.keyboard('{Control>}b{/Control}');
  await expect(field(context)).toHaveValue(guide.replace('an offer', '**an offer**'));
  await userEvent.keyboard('{Meta>}i{/Meta}');
  await expect(field(context)).toHaveValue(guide.replace('an offer', '***an offer***'));
  document.execCommand('undo');
  document.execCommand('undo');
  await waitFor(() => expect(field(context)).toHaveValue(guide));
});

Formatted.test('says that a picture of Word has not come, until one types', async (context) => {
  const picture = '<img width=300 src="file:///C:/Users/Sita/clip_image002.jpg">';
  await paste(context, { 'text/html': `<p>A <b>lawn</b></p>${picture}`, 'text/plain': 'A lawn' });
  await waitFor(() =>
    expect(context.canvas.getByRole('status')).toHaveTextContent(
      'Some pictures did not come along. To show one, save it and drop the file into the text.',
    ),
  );
  await context.userEvent.type(field(context), 'x');
  await waitFor(() => expect(context.canvas.queryByRole('status')).toBeNull());
});

Formatted.test('goes on with a list, and keeps what is pasted at its place', async (context) => {
  const end = field(context).value.indexOf('.\n2') + 1;
  field(context).focus();
  field(context).setSelectionRange(end, end);
  await context.userEvent.keyboard('{Enter}x');
  const longer = guide.replace('offer.\n', 'offer.\n2. x\n');
  await expect(field(context)).toHaveValue(longer);
  select(context, 'tuition');
  await paste(context, { 'text/plain': 'https://example.com/fees' });
  const linked = longer.replace('tuition', '[tuition](https://example.com/fees)');
  await expect(field(context)).toHaveValue(linked);
  select(context, 'NOC');
  await paste(context, { 'text/html': '<i>a</i> <b>b</b>', 'text/plain': 'a b' });
  const pasted = linked.replace('NOC', '*a* **b**');
  await waitFor(() => expect(field(context)).toHaveValue(pasted));
  await context.userEvent.click(box(context));
  await expect(field(context)).toHaveValue(pasted);
  await expect(context.canvas.getByText(/shows the signs/)).toBeVisible();
});

/** `Ctrl+K` asks for the address. */
export const Link = Formatted.extend({
  tags: ['!phone'],
  play: async (context) => {
    select(context, 'tuition');
    await context.userEvent.keyboard('{Control>}k{/Control}');
    await context.canvas.findByRole('group', { name: 'Link' });
  },
});

Link.test('changes nothing on Escape, and is put around the selected text', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('group', { name: 'Link' })).toBeNull();
  await expect(field(context)).toHaveFocus();
  await expect(field(context)).toHaveValue(guide);
  await userEvent.keyboard('{Control>}k{/Control}');
  const address = await canvas.findByRole('textbox', { name: 'Link address' });
  await expect(address).toHaveFocus();
  await userEvent.type(address, 'visa{Enter}');
  await expect(address).toHaveAccessibleDescription(/^This is not an address/);
  await userEvent.clear(address);
  await userEvent.type(address, 'example.com/fees{Enter}');
  await expect(field(context)).toHaveValue(
    guide.replace('tuition', '[tuition](https://example.com/fees)'),
  );
  await expect(field(context)).toHaveFocus();
});

/** Pastes a picture where the focus is. */
async function pasteFile({ userEvent }: Pick<Tools, 'userEvent'>, pasted: File) {
  const data = new DataTransfer();
  data.items.add(pasted);
  await userEvent.paste(data);
}

/** A picture that is pasted into the text; with the server only. */
export const Picture = Plain.extend({
  args: { upload },
  play: async (context) => {
    caretAtEnd(context);
    await pasteFile(context, file);
    await context.canvas.findByText('rara.jpg is uploaded.');
  },
});

Picture.test('takes others instead, asks for the text, and formats', async (context) => {
  const { canvas, userEvent } = context;
  await expect(box(context)).toBeChecked();
  const alt = canvas.getByRole('textbox', { name: 'What the picture shows' });
  await expect(alt).toHaveFocus();
  const listen = fn();
  window.addEventListener('paste', listen);
  await pasteFile(context, new File(['picture'], 'lake.jpg', { type: 'image/jpeg' }));
  await expect(await canvas.findByText('lake.jpg is uploaded.')).toBeVisible();
  caretAtEnd(context);
  await pasteFile(context, new File(['picture'], 'boat.jpg', { type: 'image/jpeg' }));
  await expect(await canvas.findByText('boat.jpg is uploaded.')).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['picture'], 'peak.jpg', { type: 'image/jpeg' }));
  const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  await fireEvent(alt, drop);
  await expect(await canvas.findByText('peak.jpg is uploaded.')).toBeVisible();
  // Else each would become the picture of the blog.
  await expect(listen).not.toHaveBeenCalled();
  window.removeEventListener('paste', listen);
  await userEvent.type(alt, 'Rara Lake{Enter}');
  await expect(field(context)).toHaveValue(
    `Start early.\nBring copies.\n\n![Rara Lake](${PICTURE})`,
  );
});

/** A text from a PDF. */
export const Pdf = meta.story({
  args: { values: { ...plain, content: 'The papers that you\nneed for a visa are\nthese.' } },
});

Pdf.test('joins its lines when one asks', async (context) => {
  await context.userEvent.click(screen.getByRole('button', { name: /^Join/ }));
  await expect(field(context)).toHaveValue('The papers that you need for a visa are these.');
  document.execCommand('undo');
  await waitFor(() => expect(field(context).value).toMatch(/\n/));
});

/** While the form is sent nothing changes. */
export const Sending = Formatted.extend({ tags: ['!phone'], args: { readOnly: true } });

Sending.test('ignores the toolbar', async (context) => {
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Bold' }));
  await expect(field(context)).toHaveValue(guide);
});
