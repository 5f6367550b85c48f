import { memo } from 'react';
import { deleteBlog, listBlogs } from '#src/api/blogs.ts';
import type { Blog } from '#src/api/contract.ts';
import { safeImageUrl } from '#src/api/imageUrl.ts';
import { AdminBlogItem } from '#src/components/AdminBlogItem.tsx';
import { ItemList } from '#src/components/ItemList.tsx';
import { ShowMore } from '#src/components/ShowMore.tsx';
import { EditBlog } from './EditBlog.tsx';
import { type EntriesProps, EntryList } from './EntryList.tsx';
import { useShownPart } from './useShownPart.ts';

const texts = {
  loading: 'Loading blogs...',
  empty: 'No blogs found.',
  fetchFailure: 'Failed to fetch blogs',
  unavailable: 'The blogs could not be loaded.',
  search: 'Search blogs',
  noMatch: 'No blog holds these words.',
  question: 'Are you sure you want to delete this blog?',
  deleted: 'Blog deleted successfully',
  deleteFailure: 'Failed to delete blog',
};

const Blogs = memo(function Blogs({ entries, onEdit, onDelete }: EntriesProps<Blog>) {
  const { shown, showMore } = useShownPart(entries);
  return (
    <>
      <ItemList>
        {shown.map((blog) => (
          <li key={blog._id}>
            <AdminBlogItem
              title={blog.title}
              content={blog.content}
              author={blog.author}
              imageUrl={safeImageUrl(blog.imageUrl, window.location.origin)}
              onEdit={() => onEdit(blog)}
              onDelete={() => onDelete(blog)}
            />
          </li>
        ))}
      </ItemList>
      <ShowMore shown={shown.length} total={entries.length} onShowMore={showMore} />
    </>
  );
});

/** All blogs, newest first, to edit and to delete. */
export function ListBlogsPage() {
  return (
    <EntryList
      heading="List of Blogs"
      texts={texts}
      load={listBlogs}
      remove={deleteBlog}
      nameOf={(blog) => blog.title}
      textsOf={searchedTexts}
      Entries={Blogs}
      Editor={EditBlog}
    />
  );
}

function searchedTexts({ title, author = '', content }: Blog): readonly string[] {
  return [title, author, content];
}
