import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

interface PageLinksProps {
  /** The number of the shown page, from 1. */
  page: number;
  /** The number of pages. */
  count: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
}

/** Links to the pages of a long list, which visitors share and search engines read. */
export default function PageLinks({ page, count, hrefOf }: PageLinksProps) {
  return (
    <Pagination
      aria-label="Pages"
      className="no-print"
      size="large"
      page={page}
      count={count}
      sx={{ mt: 4, '& ul': { justifyContent: 'center' } }}
      renderItem={(item) =>
        item.disabled ? (
          <PaginationItem {...item} />
        ) : (
          <PaginationItem {...item} component="a" href={hrefOf(item.page ?? 1)} />
        )
      }
    />
  );
}
