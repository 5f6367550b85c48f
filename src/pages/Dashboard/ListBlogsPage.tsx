import type { Blog } from '#contracts/blogs.ts';
import { kinds } from '#contracts/content.ts';
import { request } from '#src/api/client.ts';
import { EditBlogDialog } from '#src/components/blog/EditBlogDialog.tsx';
import { AdminItem } from '#src/components/ui/AdminItem.tsx';
import { ShowMore } from '#src/components/ui/ShowMore.tsx';
import { StackedList } from '#src/components/ui/StackedList.tsx';
import { imageUrlProblem, safeImageUrl } from '#src/domain/imageUrl.ts';
import { BlogPicture } from './blogPicture.tsx';
import { type EditorProps, type ResourceItemsProps, ResourceList } from './ResourceList.tsx';
import { useEditForm } from './useEditForm.tsx';
import { useIncrementalList } from './useIncrementalList.ts';

function Blogs({ entries, onEdit, onDelete }: ResourceItemsProps<Blog>) {
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
}

/** The dialog that edits one blog. */
function EditBlog(props: EditorProps<Blog>) {
  const { entry } = props;
  const saved = {
    title: entry.title,
    content: entry.content,
    ...(import.meta.env.HAS_SERVER && { imageUrl: entry.imageUrl ?? '' }),
  };
  const form = useEditForm(kinds.blogs, saved, props, async (values) => {
    const edited = { ...entry, ...values };
    await request(kinds.blogs.update, { id: entry._id, body: edited });
    return edited;
  });
  return (
    <EditBlogDialog {...form} picture={import.meta.env.HAS_SERVER && <BlogPicture form={form} />} />
  );
}

/** All blogs, newest first, to edit and to delete. */
export default function ListBlogsPage() {
  return (
    <ResourceList
      kind={kinds.blogs}
      getSearchText={getSearchText}
      Entries={Blogs}
      Editor={EditBlog}
    />
  );
}

function getSearchText({ title, author = '', content }: Blog): readonly string[] {
  return [title, author, content];
}
