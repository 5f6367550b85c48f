/**
 * What the service worker uses of its own scope. TypeScript's declarations of workers (`lib:
 * webworker`) cannot stand beside those of pages in one program.
 */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A message of one of the site's own pages, maybe of another version. */
interface PageMessageEvent extends ExtendableEvent {
  readonly data: import('./serviceWorkerProtocol.ts').WorkerMessage;
  readonly ports: readonly MessagePort[];
}

interface ServiceWorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessageEvent) => void): void;
}
