import { BlogText } from '#src/components/blog/BlogText.tsx';
import text from './staffGuide.md?raw';

/** The part of the staff guide about drafts, the bin, messages and passwords. */
export default function ServerGuide() {
  return <BlogText text={text} format="markdown" isOurs />;
}
