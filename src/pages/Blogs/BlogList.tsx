import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { MAX_LINE_LENGTH } from '#contracts/text.ts';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import type { BlogListItem } from '#src/domain/blogListItem.ts';
import { usePrerenderedData } from '#src/hydration/prerenderedData.ts';
import { useBrowserValue } from '#src/lib/useBrowserValue.ts';
import { useUrlQuery } from '#src/lib/useUrlQuery.ts';
import { useUrlSearch } from '#src/lib/useUrlSearch.ts';
import { pages, paths } from '#src/pageTable.ts';
import { BlogCards } from '../BlogCards.tsx';
import { useMatches } from '../useMatches.ts';

const PAGE_SIZE = pages.blogs.shows.blogs;

// Not downloaded for a list that fits on one page.
const SearchField = lazy(async () => ({
  default: (await import('#src/components/forms/SearchField.tsx')).SearchField,
}));
const PageLinks = lazy(() => import('./PageLinks.tsx'));

/** The id of the section that a link to a page scrolls to. */
export const LIST_ID = 'latest';

interface BlogListProps {
  /** The newest ones, or all. */
  blogs: readonly BlogListItem[];
  total: number;
  /** True if the others could not be loaded. */
  isStale: boolean;
}

/** The blogs that contain the `q` of the URL, and of these its `page`. */
export function BlogList({ blogs, total, isStale }: BlogListProps) {
  // The page is prerendered without a query, and hydration must render the same.
  const { text, setText, page: asked, fieldKey, hadQuery } = useSelection();
  const query = useBrowserValue(() => text, '');
  const isSearching = query.trim() !== '';
  const matches = useMatches(blogs, getSearchText, query);
  const found = isSearching ? matches.length : total;
  const count = Math.ceil(found / PAGE_SIZE);
  const page = useBrowserValue(() => Math.max(1, Math.min(asked, count)), 1);
  const wasFilledIn = useBrowserValue(() => hadQuery, false);
  const first = (page - 1) * PAGE_SIZE;
  const isLoaded = blogs.length === total || (page === 1 && !isSearching);

  return (
    <>
      {(total > PAGE_SIZE || isSearching || wasFilledIn) && (
        <Box component="search" className="no-print needs-script" sx={{ mb: 3 }}>
          <WhenLoaded>
            <form onSubmit={(event) => event.preventDefault()}>
              <SearchField
                // Another key empties the field, or fills it with what the URL has.
                key={`${fieldKey} ${wasFilledIn}`}
                name="q"
                label="Search blogs"
                defaultValue={query}
                maxLength={MAX_LINE_LENGTH}
                onChange={setText}
              />
            </form>
          </WhenLoaded>
        </Box>
      )}
      {!isLoaded && <StatusMessage>{isStale ? ONLY_NEWEST : LOADING}</StatusMessage>}
      {isLoaded && (
        <>
          {(count > 1 || isSearching) && (
            <StatusMessage>{describe(found, first, isSearching)}</StatusMessage>
          )}
          <BlogCards blogs={matches.slice(first, first + PAGE_SIZE)} />
          {count > 1 && (
            <div className="needs-script">
              <WhenLoaded>
                <PageLinks page={page} count={count} hrefOf={(number) => hrefOf(query, number)} />
              </WhenLoaded>
            </div>
          )}
          <OtherBlogs />
        </>
      )}
    </>
  );
}

/** Shows what has a script of its own. If that cannot be loaded, as offline, the list stays. */
function WhenLoaded({ children }: { children: ReactNode }) {
  const { totals } = usePrerenderedData();
  // Hydration waits for what the HTML has; what comes with a later list must not hide the page.
  const Boundary = (totals?.blogs ?? 0) > PAGE_SIZE ? Fragment : Suspense;
  return (
    <ErrorBoundary fallback={null}>
      <Boundary>{children}</Boundary>
    </ErrorBoundary>
  );
}

function hrefOf(query: string, page: number): string {
  const parameters = new URLSearchParams({
    ...(query.trim() && { q: query }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${paths.blogs}?${parameters}#${LIST_ID}`.replace('?#', '#');
}

const LOADING = 'Loading blogs...';
const ONLY_NEWEST = 'Only the newest blogs can be shown without a connection.';

/** The selection of the URL, but a newer search, which changes the URL after a pause. */
function useSelection() {
  const url = useUrlQuery();
  const [hadQuery] = useState(url.get('q') !== '');
  const page = Number.parseInt(url.get('page'), 10) || 1;
  return { ...useUrlSearch(url, 'page'), page, hadQuery };
}

const getSearchText = ({ title, author = '', wholeText, beginning }: BlogListItem) => [
  title,
  author,
  wholeText?.() ?? beginning,
];

function describe(found: number, first: number, isSearching: boolean): string {
  if (found === 0) return 'No blogs match your search.';
  const noun = `${isSearching ? 'matching ' : ''}${found === 1 ? 'blog' : 'blogs'}`;
  if (found <= PAGE_SIZE) return `${found} ${noun}`;
  return `${first + 1} to ${Math.min(first + PAGE_SIZE, found)} of ${found} ${noun}`;
}

const Titles = styled('ul')(({ theme }) => ({
  margin: 'revert',
  padding: 'revert',
  listStyle: 'revert',
  '& a': { color: theme.vars.palette.primary.main },
}));

/** The titles of the blogs beyond the first page, for browsers without a script. */
function OtherBlogs() {
  const { content } = usePrerenderedData();
  return (
    <noscript>
      <Titles>
        {content?.blogs.slice(PAGE_SIZE).map(({ _id, title }) => (
          <li key={_id}>
            <a href={paths.blog(_id)}>{title}</a>
          </li>
        ))}
      </Titles>
    </noscript>
  );
}
