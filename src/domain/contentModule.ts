/** A guide that the consultancy may offer: to a country, or to a test. */
export interface ContentModule<Summary, Content> {
  /** The part that menus and cards show. */
  readonly summary: Summary;
  /** Fetches its text. Rejects if the chunk cannot be fetched. */
  readonly load: () => Promise<Content>;
}
