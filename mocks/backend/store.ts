import type { CollectionName, ContentStore, Entity } from '#server/content/store.ts';

/** The initial data of a store. */
export type Seed = { testimonials?: readonly Entity[]; blogs?: readonly Entity[] };

/** Creates a store in memory with a copy of the seed. */
export function createMemoryStore({ testimonials = [], blogs = [] }: Seed = {}): ContentStore {
  const data: Record<CollectionName, Map<string, Entity>> = {
    testimonials: byId(testimonials),
    blogs: byId(blogs),
  };
  return {
    list: async (collection) =>
      [...data[collection].values()].toSorted((a, b) => (a._id < b._id ? 1 : -1)),
    find: async (collection, id) => data[collection].get(id),
    insert: async (collection, entity) => void data[collection].set(entity._id, entity),
    async update(collection, id, fields) {
      const entity = data[collection].get(id);
      if (!entity) return undefined;
      const updated = { ...entity, ...fields };
      data[collection].set(id, updated);
      return updated;
    },
    remove: async (collection, id) => data[collection].delete(id),
  };
}

const byId = (entities: readonly Entity[]) =>
  new Map(entities.map((entity) => [entity._id, entity]));
