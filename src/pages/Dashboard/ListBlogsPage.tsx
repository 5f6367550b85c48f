import { useNavigate } from 'react-router-dom';
import { bin } from '#contracts/bin.ts';
import type { Blog } from '#contracts/blog.ts';
import { draftEndpoints } from '#contracts/blogs.ts';
import { kinds } from '#contracts/content.ts';
import { publishedAt } from '#contracts/ids.ts';
import { requestJson } from '#src/api/client.ts';
import { BlogFields } from '#src/components/blog/BlogForm.tsx';
import { BlogPreview } from '#src/components/blog/BlogPreview.tsx';
import { type BlogValues, blogValuesOf } from '#src/components/blog/blogValues.ts';
import { EditDialog } from '#src/components/forms/EditDialog.tsx';
import { AdminItem } from '#src/components/ui/AdminItem.tsx';
import { imageUrlProblem, safeImageUrl } from '#src/domain/imageUrl.ts';
import { plainText } from '#src/domain/plainText.ts';
import { paths } from '#src/pageTable.ts';
import type { ServerProps } from '../ServerProps.ts';
import type { EditorProps, ResourceItemsProps } from './LoadedResource.tsx';
import { ResourceList } from './ResourceList.tsx';
import { StackedList } from './StackedList.ts';
import { DraftAction } from './server/DraftAction.tsx';
import { UNTITLED } from './untitled.ts';
import { uploadPicture } from './uploadPicture.ts';
import { useEditForm } from './useEditForm.tsx';
import { byMonth, type ListFilter } from './useListFilters.tsx';
import { draftHref } from './useSaveDraft.ts';

/** A blog in the list; with the server also whether it is a draft. */
type ListedBlog = Blog & { readonly isDraft?: boolean };

const hrefOf = ({ _id, isDraft }: ListedBlog) => (isDraft ? undefined : paths.blog(_id));

function Blogs({
  entries,
  onEdit,
  onDelete,
  onUpdated,
  onGone,
  renderDeleted,
  renderNote,
  renderChoice,
}: ResourceItemsProps<ListedBlog>) {
  const navigate = useNavigate();
  return (
    <StackedList>
      {entries.map((blog) => (
        <li key={blog._id} id={blog._id}>
          {renderDeleted(blog) ?? (
            <AdminItem
              noun={blog.isDraft ? 'Draft' : 'Blog'}
              title={blog.title || UNTITLED}
              content={plainText(blog.content, blog.format)}
              detail={blog.author}
              day={blog.isDraft ? undefined : publishedAt(blog)}
              href={hrefOf(blog)}
              mark={blog.isDraft ? 'Draft' : undefined}
              choice={renderChoice(blog)}
              action={
                blog.isDraft !== undefined && (
                  <DraftAction
                    blog={blog}
                    isDraft={blog.isDraft}
                    onMoved={(moved, isDraft) => onUpdated({ ...moved, isDraft })}
                    onGone={() => onGone(blog)}
                  />
                )
              }
              isSample={blog._sample === true}
              imageUrl={safeImageUrl(blog.imageUrl, window.location.origin)}
              note={renderNote(blog)}
              imageProblem={imageUrlProblem(blog.imageUrl, window.location.origin)}
              onEdit={() => (blog.isDraft ? void navigate(draftHref(blog._id)) : onEdit(blog))}
              onDelete={() => onDelete(blog)}
            />
          )}
        </li>
      ))}
    </StackedList>
  );
}

/** Edits title and content, which are required; author, day and picture are under 'More'. */
function EditBlog({ onUpdated, ...props }: EditorProps<ListedBlog>) {
  const { entry } = props;
  const { isDraft } = entry;
  const hasServer = isDraft !== undefined;
  const list = {
    ...props,
    onUpdated: (blog: Blog) => onUpdated({ ...blog, ...(hasServer && { isDraft }) }),
  };
  const form = useEditForm<Blog, BlogValues>(kinds.blogs, blogValuesOf(entry, hasServer), list);
  const { values, onChange, ...frame } = form;
  return (
    <EditDialog
      title="Edit Blog"
      submitLabel="Update Blog"
      {...frame}
      aside={<BlogPreview {...values} imageUrl={values.imageUrl ?? entry.imageUrl} />}
    >
      <BlogFields
        {...{ values, onChange, isSending: form.isSending }}
        upload={hasServer ? uploadPicture : undefined}
        isPublished
      />
    </EditDialog>
  );
}

/** The calls of a list with drafts and a bin. Drafts come first. */
const withServer = {
  async load(signal: AbortSignal) {
    const [drafts, published] = await Promise.all([
      requestJson(draftEndpoints.listDrafts, { signal }),
      requestJson(kinds.blogs.list, { signal }),
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

const byAuthor: ListFilter<ListedBlog> = {
  ...{ name: 'author', label: 'Author', all: 'Everybody' },
  getValue: ({ author = '' }) => author,
};

const byState: ListFilter<ListedBlog> = {
  ...{ name: 'state', label: 'State', all: 'All' },
  getValue: ({ isDraft }) => (isDraft ? 'draft' : 'published'),
  labelOf: (state) => (state === 'draft' ? 'Drafts' : 'Published'),
};

const filters = [byAuthor, byMonth];
const filtersWithServer = [byState, ...filters];

/** All blogs, newest first, to edit and to delete; with the server drafts come first. */
export default function ListBlogsPage({ hasServer = import.meta.env.HAS_SERVER }: ServerProps) {
  return (
    <ResourceList<ListedBlog>
      nounOf={({ isDraft }) => (isDraft ? 'draft' : 'blog')}
      kind={kinds.blogs}
      getSearchText={getSearchText}
      filters={hasServer ? filtersWithServer : filters}
      getHref={hrefOf}
      addHref={paths.addBlog}
      Entries={Blogs}
      Editor={EditBlog}
      {...(hasServer && withServer)}
    />
  );
}

function getSearchText({ title, author = '', content, format }: Blog): readonly string[] {
  return [title, author, plainText(content, format)];
}
