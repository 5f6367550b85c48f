import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { BlogText } from '#src/components/blog/BlogText.tsx';
import { longText, nepaliText } from '../../support/edgeCases.ts';
import { withWidth } from '../../support/withWidth.tsx';

const meta = preview.meta({
  component: BlogText,
  decorators: withWidth(680),
  args: { format: 'markdown' },
});

/** Without a format signs are text, and line breaks stay. */
export const Plain = meta.story({
  args: {
    text: 'Papers for the NOC:\n\n* passport\n* offer letter\n\nAsk **early**: most are answered within a week.',
    format: undefined,
  },
});

const ARTICLE = `Every student who leaves Nepal to study needs an NOC. You ask for it **online**, pay the fee at a *bank*, and keep the ~~copy~~ receipt.

## What you need

1. A passport that is valid for six months
2. The offer letter of the university
   - as a PDF
   - with its date
3. Your certificates

- [x] Photo
- [ ] Citizenship

### What it costs

| Level | Fee | Answer |
| --- | ---: | :--- |
| Bachelor's degree | NPR 2,000 | within a week |
| Master's degree | NPR 2,000 | within **ten** days |

> Ask before you pay the university. A refund takes months.
>
> > Who has paid already can ask as well.

#### The address

The form is on noc.moest.gov.np; see https://noc.moest.gov.np or [our page about papers](/services).
Write to desk@example.com, or call [061-570000](tel:+97761570000).

![The ridge above Pokhara, with the first snow](/images/blog-planning-calendar.webp)

---

Type \`NOC-2026\` into the field 'Reference':

\`\`\`
NOC-2026-000000
\`\`\`
`;

/** Every part that Markdown can have. */
export const Markdown = meta.story({
  tags: ['picture', 'phone', 'dark'],
  args: { text: ARTICLE, isOurs: true },
});

/** HTML is shown as text, and so is what would call another site. */
export const Foreign = meta.story({
  args: {
    text: 'Write <your name> here. <b>Not bold</b>\n\n[No link](javascript:alert(1))\n\n![A chart of another site](https://other.example/chart.png) ![](https://other.example/b.png)\n\n![No upload](/images/blog-planning-calendar.webp)',
  },
});

Foreign.test('runs and loads nothing', async ({ canvas }) => {
  await expect(canvas.getByText('Write <your name> here. <b>Not bold</b>')).toBeVisible();
  await expect(canvas.getByText('No link')).not.toHaveAttribute('href');
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(canvas.getByRole('link', { name: 'A chart of another site' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Picture' })).toBeVisible();
  await expect(canvas.getByText('No upload')).toBeVisible();
});

const PORTRAIT = `/uploads/${'0a'.repeat(16)}-960.webp`;

/** An uploaded portrait is shown whole, and leaves room for text. */
export const Portrait = meta.story({
  args: { text: `Before\n\n![A student with her visa](${PORTRAIT})\n\nAfter` },
  beforeEach: ({ msw }) => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1200"><rect width="600" height="1200" fill="#345"/></svg>';
    const headers = { 'content-type': 'image/svg+xml' };
    msw.use(http.get('/uploads/:name', () => new HttpResponse(svg, { headers })));
  },
});

Portrait.test('is not cut, and not higher than the window', async ({ canvas }) => {
  const picture = await canvas.findByRole('img', { name: 'A student with her visa' });
  if (!(picture instanceof HTMLImageElement)) throw new Error('It is no picture.');
  await waitFor(() => expect(picture.naturalHeight).toBe(2 * picture.naturalWidth));
  await expect(picture).toHaveStyle({ objectFit: 'contain' });
  await expect(picture.clientHeight).toBeGreaterThan(picture.clientWidth / 2);
  await expect(picture.clientHeight).toBeLessThan(window.innerHeight);
});

/** A picture that fails to load hides its text. */
export const BrokenPicture = meta.story({
  args: {
    text: 'Before\n\n![What it would show](/images/no-such-picture.webp)\n\nAfter',
    isOurs: true,
  },
});

/** A word that is wider than a phone and cannot be broken. */
const [longWord] = longText.split(' ');

/** On a phone a table and a long line of code scroll by themselves. */
export const Long = meta.story({
  tags: ['phone'],
  args: {
    text: `## ${longWord}\n\n${longWord} https://noc.moest.gov.np/${'documents/'.repeat(12)}\n\n| University | City | Fee a year | Deadline | Test |\n|---|---|---|---|---|\n| University of Technology Sydney | Sydney | AUD 41,000 | 30 November | IELTS 6.5 |\n\n\`\`\`\n${'line '.repeat(30)}\n\`\`\`\n\n- ${longWord}\n\n> ${longWord}`,
  },
});

Long.test('scrolls the table, which takes the focus', async ({ canvas, userEvent }) => {
  const table = canvas.getByRole('region', { name: /^University/ });
  await userEvent.tab();
  await userEvent.tab();
  await expect(table).toHaveFocus();
});

/** Devanagari in every part. */
export const Nepali = meta.story({
  tags: ['phone'],
  args: {
    text: `## ${nepaliText.slice(0, 40)}\n\n${nepaliText}\n\n- **पहिलो** प्रश्न\n- *दोस्रो* प्रश्न\n\n| देश | शुल्क |\n|---|---|\n| जापान | ¥१०,००० |\n\n> ${nepaliText.slice(0, 60)}`,
  },
});

/** A text that is too deep or would take too long is plain. */
export const TooDeep = meta.story({ args: { text: `${'> '.repeat(30)}Thirty quotes` } });

TooDeep.test('is plain', async ({ canvas, args }) => {
  await expect(canvas.getByText(args.text)).toBeVisible();
});
