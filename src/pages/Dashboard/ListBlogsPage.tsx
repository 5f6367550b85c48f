import { memo } from 'react';
import type { Blog } from '#contracts/blogs.ts';
import { kinds } from '#contracts/content.ts';
import { deleteBlog, listBlogs } from '#src/api/blogs.ts';
import { AdminItem } from '#src/components/ui/AdminItem.tsx';
import { ShowMore } from '#src/components/ui/ShowMore.tsx';
import { StackedList } from '#src/components/ui/StackedList.tsx';
import { imageUrlProblem, safeImageUrl } from '#src/domain/imageUrl.ts';
import { EditBlog } from './EditBlog.tsx';
import { type ResourceItemsProps, ResourceList } from './ResourceList.tsx';
import { useIncrementalList } from './useIncrementalList.ts';

const Blogs = memo(function Blogs({ entries, onEdit, onDelete }: ResourceItemsProps<Blog>) {
  const { shown, showMore } = useIncrementalList(entries);
  return (
    <>
      <StackedList>
        {shown.map((blog) => (
          <li key={blog._id} id={blog._id}>
            <AdminItem
              noun="Blog"
              title={blog.title}
              content={blog.content}
              detail={blog.author}
              isSample={blog._sample === true}
              imageUrl={safeImageUrl(blog.imageUrl, window.location.origin)}
              imageProblem={imageUrlProblem(blog.imageUrl, window.location.origin)}
              onEdit={() => onEdit(blog)}
              onDelete={() => onDelete(blog)}
            />
          </li>
        ))}
      </StackedList>
      <ShowMore shown={shown.length} total={entries.length} onShowMore={showMore} />
    </>
  );
});

/** All blogs, newest first, to edit and to delete. */
export default function ListBlogsPage() {
  return (
    <ResourceList
      kind={kinds.blogs}
      load={listBlogs}
      remove={deleteBlog}
      getName={(blog) => blog.title}
      getSearchText={getSearchText}
      Entries={Blogs}
      Editor={EditBlog}
    />
  );
}

function getSearchText({ title, author = '', content }: Blog): readonly string[] {
  return [title, author, content];
}
