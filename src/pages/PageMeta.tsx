import { site } from '#src/content/site.ts';

interface PageMetaProps {
  /** The page in a few words, without the house's name. */
  title: string;
  /** What the page offers, in a sentence or two, for search engines. */
  description: string;
  /** The page's own address, without query, as in `paths`. */
  path: string;
}

/** What the head of the document says of a page; React puts it there from wherever it stands. */
export function PageMeta({ title, description, path }: PageMetaProps) {
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={path} />
    </>
  );
}
