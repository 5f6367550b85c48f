/** The props of a page that has more to show where there is a server. */
export interface ServerProps {
  /** True if there is a server: it has accounts, drafts, a bin, pictures and messages. */
  hasServer?: boolean;
}
