import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useBlogs } from '#src/api/blogs.ts';
import { languageOf } from '#src/lib/languageOf.ts';
import { paths } from '#src/pageTable.ts';
import { canHover, radius } from '#src/theme/tokens.ts';

const Nav = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const PageLink = styled(Link)(({ theme }) => ({
  display: 'block',
  padding: '16px 20px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.small,
  backgroundColor: theme.vars.palette.background.paper,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  [canHover]: { '&:hover': { borderColor: theme.vars.palette.primary.main } },
  '&[data-side="Next"]': { textAlign: 'end', gridColumn: '-2' },
}));

interface AdjacentPostsProps {
  /** The id of the blog that is open. */
  id: string;
}

/** Links to the previous and next blog, whose list is loaded when they are near the viewport. */
export function AdjacentPosts({ id }: AdjacentPostsProps) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!placeholder.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(placeholder.current);
    return () => observer.disconnect();
  }, []);

  return <div ref={placeholder}>{isNear && <Links id={id} />}</div>;
}

/** Renders nothing if the list cannot be loaded, or has no other blog. */
function Links({ id }: AdjacentPostsProps) {
  const { data: blogs = [] } = useBlogs();
  const index = blogs.findIndex((blog) => blog._id === id);
  if (index === -1 || blogs.length === 1) return null;
  const sides = [
    { side: 'Previous', blog: blogs[index - 1] },
    { side: 'Next', blog: blogs[index + 1] },
  ];
  return (
    <Nav className="no-print" aria-label="More blogs">
      {sides.map(
        ({ side, blog }) =>
          blog && (
            <PageLink key={side} href={paths.blog(blog._id)} data-side={side}>
              <Typography
                variant="caption"
                component="span"
                sx={{ display: 'block', color: 'text.secondary' }}
              >
                {side}
              </Typography>
              <span lang={languageOf(blog.title)}>{blog.title}</span>
            </PageLink>
          ),
      )}
    </Nav>
  );
}
