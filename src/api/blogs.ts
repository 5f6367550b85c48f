import { callEndpoint, isNotFound, sendTo } from './client.ts';
import { type Blog, endpoints, type NewBlog, pathOf } from './contract.ts';
import { type Answer, askOrRecall, recallAnswer } from './lastKnown.ts';

/** Adds a blog. */
export async function createBlog(
  { title, content, author }: NewBlog,
  signal?: AbortSignal,
): Promise<void> {
  await sendTo(endpoints.createBlog, { body: { title, content, author }, signal });
}

/** All blogs, in the server's order: newest first. */
export function listBlogs(signal?: AbortSignal): Promise<Blog[]> {
  return callEndpoint(endpoints.listBlogs, { signal });
}

/** One blog, or null where the server has none: a 404, or an empty answer. */
export async function getBlog(id: string, signal?: AbortSignal): Promise<Blog | null> {
  try {
    return await callEndpoint(endpoints.getBlog, { id, signal });
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

const recallBlogs = () => recallAnswer(endpoints.listBlogs.path, endpoints.listBlogs.answer);

/** As `listBlogs`; where the server is not reached, as it was last. For visitors, not the office. */
export function askForBlogs(signal: AbortSignal): Promise<Answer<Blog[]>> {
  const { path } = endpoints.listBlogs;
  return askOrRecall({ path, ask: listBlogs, recall: recallBlogs }, signal);
}

/** As `getBlog`; where the server is not reached, as it was last, by itself or in the list. */
export function askForBlog(id: string, signal: AbortSignal): Promise<Answer<Blog | null>> {
  const path = pathOf(endpoints.getBlog, id);
  return askOrRecall(
    {
      path,
      ask: () => getBlog(id, signal),
      recall: async () =>
        (await recallAnswer(path, endpoints.getBlog.answer)) ?? findBlog(await recallBlogs(), id),
    },
    signal,
  );
}

function findBlog(known: Answer<Blog[]> | undefined, id: string): Answer<Blog> | undefined {
  const blog = known?.data.find(({ _id }) => _id === id);
  return blog && { ...known, data: blog };
}

/** Sends the whole edited blog. The answer is not read. */
export async function updateBlog(blog: Blog, signal?: AbortSignal): Promise<void> {
  await sendTo(endpoints.updateBlog, { id: blog._id, body: blog, signal });
}

/** Deletes a blog for good. */
export async function deleteBlog(id: string, signal?: AbortSignal): Promise<void> {
  await sendTo(endpoints.deleteBlog, { id, signal });
}
