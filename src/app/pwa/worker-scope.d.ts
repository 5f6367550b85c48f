/** The types of the service worker's scope: those of TypeScript conflict with those of pages. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A message from a page of the site, maybe of another version. */
interface PageMessageEvent extends ExtendableEvent {
  readonly data: import('./serviceWorkerProtocol.ts').WorkerMessage;
  readonly ports: readonly MessagePort[];
}

interface ServiceWorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessageEvent) => void): void;
}
