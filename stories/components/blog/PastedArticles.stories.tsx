import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { articles } from '#mocks/articles.ts';
import { ofGoogleDocs, ofWebPage, ofWord } from '#mocks/pastedHtml.ts';
import { BlogText } from '#src/components/blog/BlogText.tsx';
import { htmlTextToMarkdown } from '#src/lib/convertText.ts';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  marginBlock: '12px 40px',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& iframe': { width: '100%', height: '100%', minHeight: 480, border: 0, background: 'white' },
}));

interface PastedArticlesProps {
  /** Returns the HTML that a program copies for an article in Markdown. */
  toHtml: (markdown: string) => string;
}

/** Six articles as they are copied, and beside each what a blog shows of it. */
function PastedArticles({ toHtml }: PastedArticlesProps) {
  return Object.entries(articles).map(([title, markdown]) => (
    <section key={title} aria-label={title}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Pair>
        <iframe title={`${title}, original`} srcDoc={toHtml(markdown)} sandbox="" />
        <div>
          <BlogText text={htmlTextToMarkdown(toHtml(markdown))} format="markdown" />
        </div>
      </Pair>
    </section>
  ));
}

const meta = preview.meta({
  title: 'Components/Blog/BlogText/Pasted articles',
  component: PastedArticles,
  parameters: { layout: 'padded' },
});

/** The original on the left, ours on the right. */
export const WebPage = meta.story({ name: 'From a web page', args: { toHtml: ofWebPage } });

export const GoogleDocs = meta.story({
  name: 'From Google Docs',
  args: { toHtml: ofGoogleDocs },
});

export const Word = meta.story({ name: 'From Word', args: { toHtml: ofWord } });

for (const story of [WebPage, GoogleDocs, Word]) {
  story.test('keeps headings, lists, tables and links', async ({ canvas }) => {
    await expect(canvas.getAllByRole('region').length).toBeGreaterThan(5);
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(11);
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(20);
    await expect(canvas.getAllByRole('table').length).toBeGreaterThan(1);
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(3);
  });
}
