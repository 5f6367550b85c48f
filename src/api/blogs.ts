import { callEndpoint, isNotFound, sendTo } from './client.ts';
import { type Blog, endpoints, type NewBlog } from './contract.ts';

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

/** Sends the whole edited blog. The answer is not read. */
export async function updateBlog(blog: Blog, signal?: AbortSignal): Promise<void> {
  await sendTo(endpoints.updateBlog, { id: blog._id, body: blog, signal });
}

/** Deletes a blog for good. */
export async function deleteBlog(id: string, signal?: AbortSignal): Promise<void> {
  await sendTo(endpoints.deleteBlog, { id, signal });
}
