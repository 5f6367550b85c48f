/** What the mock backend keeps of a testimonial or blog: its id, and what was sent. */
export type Entity = { _id: string; [field: string]: unknown };

export type CollectionName = 'testimonials' | 'blogs';

/** A contact message as it is kept; nothing reads it back over the API. */
export type StoredMessage = {
  user_name: string;
  user_email: string;
  subject: string;
  message: string;
  receivedAt: string;
};

/** Where the mock backend keeps its data. */
export type Store = {
  list: (collection: CollectionName) => readonly Entity[];
  find: (collection: CollectionName, id: string) => Entity | undefined;
  insert: (collection: CollectionName, entity: Entity) => void;
  replace: (collection: CollectionName, entity: Entity) => void;
  remove: (collection: CollectionName, id: string) => void;
  addMessage: (message: StoredMessage) => void;
  /** Resolves once every change made before the call is safe; throws if it cannot be made so. */
  save: () => Promise<void>;
};

/** The data a store starts with. */
export type Seed = { testimonials?: readonly Entity[]; blogs?: readonly Entity[] };

/** A store in memory, and what it holds, for tests to look at. */
export type MemoryStore = Store & { messages: readonly StoredMessage[] };

/** Makes a store in memory with a copy of the seed; it forgets everything with the page. */
export function createMemoryStore({ testimonials = [], blogs = [] }: Seed = {}): MemoryStore {
  const data = { testimonials: [...testimonials], blogs: [...blogs] };
  const messages: StoredMessage[] = [];
  const indexOf = (collection: CollectionName, id: string) =>
    data[collection].findIndex((entity) => entity._id === id);
  return {
    messages,
    list: (collection) => data[collection],
    find: (collection, id) => data[collection][indexOf(collection, id)],
    insert: (collection, entity) => data[collection].push(entity),
    replace: (collection, entity) => {
      data[collection][indexOf(collection, entity._id)] = entity;
    },
    remove: (collection, id) => data[collection].splice(indexOf(collection, id), 1),
    addMessage: (message) => messages.push(message),
    save: () => Promise.resolve(),
  };
}
