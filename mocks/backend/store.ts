/** A testimonial or blog as the mock backend keeps it: its id, and the fields that were sent. */
export type Entity = { _id: string; [field: string]: unknown };

export type CollectionName = 'testimonials' | 'blogs';

/** The initial data of a store. */
export type Seed = { testimonials?: readonly Entity[]; blogs?: readonly Entity[] };

/** The data of the mock backend in memory. */
export type Store = ReturnType<typeof createMemoryStore>;

/** Creates a store in memory with a copy of the seed. */
export function createMemoryStore({ testimonials = [], blogs = [] }: Seed = {}) {
  const data: Record<CollectionName, Entity[]> = {
    testimonials: [...testimonials],
    blogs: [...blogs],
  };
  const indexOf = (collection: CollectionName, id: string) =>
    data[collection].findIndex((entity) => entity._id === id);
  return {
    list: (collection: CollectionName): readonly Entity[] => data[collection],
    find: (collection: CollectionName, id: string) => data[collection][indexOf(collection, id)],
    insert: (collection: CollectionName, entity: Entity) => data[collection].push(entity),
    replace: (collection: CollectionName, entity: Entity) => {
      data[collection][indexOf(collection, entity._id)] = entity;
    },
    remove: (collection: CollectionName, id: string) =>
      data[collection].splice(indexOf(collection, id), 1),
  };
}
