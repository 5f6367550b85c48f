/** A testimonial or blog as a store keeps it: its id, and the fields that were sent. */
export type Entity = { _id: string; [field: string]: unknown };

export type CollectionName = 'testimonials' | 'blogs';

/** Fields of an entity that were sent; undefined leaves a field as it is. */
export type Fields = Record<string, string | null | undefined>;

/** Where the nine endpoints keep their entities. A promise resolves when the change is kept. */
export interface ContentStore {
  /** Changes with each write, whoever writes. Without it, every list is read again. */
  version?(): Promise<number>;
  /** Every entity, newest first: ids begin with the time. */
  list(collection: CollectionName): Promise<readonly Entity[]>;
  find(collection: CollectionName, id: string): Promise<Entity | undefined>;
  insert(collection: CollectionName, entity: { _id: string } & Fields): Promise<void>;
  /** Changes the fields that are given, and returns the entity; undefined if there is none. */
  update(collection: CollectionName, id: string, fields: Fields): Promise<Entity | undefined>;
  /** Whether there was an entity to remove. */
  remove(collection: CollectionName, id: string): Promise<boolean>;
}

const nouns: Record<CollectionName, string> = { testimonials: 'Testimonial', blogs: 'Blog' };

export function deletedMessage(collection: CollectionName): string {
  return `${nouns[collection]} deleted`;
}

export function notFoundMessage(collection: CollectionName): string {
  return `${nouns[collection]} not found`;
}
