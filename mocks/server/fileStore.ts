import jsonServer from 'json-server';
import type { CollectionName, Store } from '../backend/store.ts';
import { AtomicFile } from './AtomicFile.ts';
import { readDataFile } from './dataFile.ts';

/** A store on disk: json-server's own database, kept in the data file. */
export function openFileStore(path: string): Store {
  const { testimonials, blogs, messages, ...rest } = readDataFile(path);
  const file = new AtomicFile(path);
  const { db } = jsonServer.router({ testimonials, blogs, messages });
  const data = db.getState();
  const indexOf = (collection: CollectionName, id: string) =>
    data[collection].findIndex((entity) => entity._id === id);
  return {
    list: (collection) => data[collection],
    find: (collection, id) => data[collection][indexOf(collection, id)],
    insert: (collection, entity) => data[collection].push(entity),
    replace: (collection, entity) => {
      data[collection][indexOf(collection, entity._id)] = entity;
    },
    remove: (collection, id) => data[collection].splice(indexOf(collection, id), 1),
    addMessage: (message) => data.messages.push(message),
    save: () => file.write(() => ({ ...rest, ...data })),
  };
}
