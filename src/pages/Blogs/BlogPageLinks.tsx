import { PageLinks } from '#src/components/ui/PageLinks.tsx';
import { paths } from '#src/pageTable.ts';

interface BlogPageLinksProps {
  /** What is searched for; empty for all blogs. */
  query: string;
  /** The shown page, from 1. */
  page: number;
  count: number;
  /** The id of the section that a link scrolls to. */
  listId: string;
}

/** Links to the pages of all blogs, or of those that match. */
export function BlogPageLinks({ query, page, count, listId }: BlogPageLinksProps) {
  return <PageLinks page={page} count={count} hrefOf={(number) => hrefOf(query, number, listId)} />;
}

function hrefOf(query: string, page: number, listId: string): string {
  const parameters = new URLSearchParams({
    ...(query.trim() && { q: query }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${paths.blogs}?${parameters}#${listId}`.replace('?#', '#');
}
