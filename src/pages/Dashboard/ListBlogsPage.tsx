import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { bin } from '#contracts/bin.ts';
import type { Blog } from '#contracts/blog.ts';
import { draftEndpoints } from '#contracts/blogs.ts';
import { kinds } from '#contracts/content.ts';
import { request, requestJson } from '#src/api/client.ts';
import { EditBlogDialog } from '#src/components/blog/EditBlogDialog.tsx';
import { AdminItem } from '#src/components/ui/AdminItem.tsx';
import { ShowMore } from '#src/components/ui/ShowMore.tsx';
import { StackedList } from '#src/components/ui/StackedList.tsx';
import { imageUrlProblem, safeImageUrl } from '#src/domain/imageUrl.ts';
import { plainText } from '#src/domain/plainText.ts';
import { BlogPicture } from './blogPicture.tsx';
import { type EditorProps, type ResourceItemsProps, ResourceList } from './ResourceList.tsx';
import { UNTITLED } from './untitled.ts';
import { useEditForm } from './useEditForm.tsx';
import { useIncrementalList } from './useIncrementalList.ts';
import { draftHref } from './useSaveDraft.tsx';

/** A blog in the list; with the server also whether it is a draft. */
type ListedBlog = Blog & { readonly isDraft?: boolean };

const loadDraftAction = () => import('./server/DraftAction.tsx');
const DraftAction = lazy(loadDraftAction);

function Blogs({
  entries,
  onEdit,
  onDelete,
  onUpdated,
  onGone,
  renderDeleted,
}: ResourceItemsProps<ListedBlog>) {
  const { shown, showMore } = useIncrementalList(entries);
  const navigate = useNavigate();
  return (
    <>
      <StackedList>
        {shown.map((blog) => (
          <li key={blog._id} id={blog._id}>
            {renderDeleted(blog) ?? (
              <AdminItem
                noun={blog.isDraft ? 'Draft' : 'Blog'}
                title={blog.title || UNTITLED}
                content={plainText(blog.content, blog.format)}
                detail={blog.author}
                mark={blog.isDraft ? 'Draft' : undefined}
                action={
                  blog.isDraft !== undefined && (
                    <Suspense>
                      <DraftAction
                        blog={blog}
                        isDraft={blog.isDraft}
                        onMoved={(moved, isDraft) => onUpdated({ ...moved, isDraft })}
                        onGone={() => onGone(blog)}
                      />
                    </Suspense>
                  )
                }
                isSample={blog._sample === true}
                imageUrl={safeImageUrl(blog.imageUrl, window.location.origin)}
                imageProblem={imageUrlProblem(blog.imageUrl, window.location.origin)}
                onEdit={() => (blog.isDraft ? void navigate(draftHref(blog._id)) : onEdit(blog))}
                onDelete={() => onDelete(blog)}
              />
            )}
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

/** What a list with drafts and a bin calls. Drafts come first. */
const withServer = {
  async load(signal: AbortSignal) {
    const [drafts, published] = await Promise.all([
      requestJson(draftEndpoints.listDrafts, { signal }),
      requestJson(kinds.blogs.list, { signal }),
      // Before the list, whose buttons it would move.
      loadDraftAction(),
    ]);
    const mark = (blogs: readonly Blog[], isDraft: boolean) =>
      blogs.map((blog) => ({ ...blog, isDraft }));
    return { data: [...mark(drafts.data, true), ...mark(published.data, false)] };
  },
  remove: ({ _id: id, isDraft }: ListedBlog) =>
    isDraft
      ? requestJson(draftEndpoints.deleteDraft, { id })
      : requestJson(kinds.blogs.remove, { id }),
  putBack: ({ _id: id }: ListedBlog) => requestJson(bin.blogs.putBack, { id }),
};

interface ListBlogsPageProps {
  /** Whether there is a server, which has drafts and a bin. */
  hasServer?: boolean;
}

/** All blogs, newest first, to edit and to delete; with the server drafts come first. */
export default function ListBlogsPage({
  hasServer = import.meta.env.HAS_SERVER,
}: ListBlogsPageProps) {
  return (
    <ResourceList<ListedBlog>
      kind={kinds.blogs}
      getSearchText={getSearchText}
      Entries={Blogs}
      Editor={EditBlog}
      {...(hasServer && withServer)}
    />
  );
}

function getSearchText({ title, author = '', content, format }: Blog): readonly string[] {
  return [title, author, plainText(content, format)];
}
