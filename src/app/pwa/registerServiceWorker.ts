import { UpdateBanner } from '#src/components/feedback/UpdateBanner.tsx';
import { isFastConnection } from '#src/lib/connection.ts';
import workerUrl from './service-worker.ts?worker&url';
import { UPDATE_EVENT, type WorkerMessage } from './serviceWorkerProtocol.ts';

/** The minimum time, in ms, between two checks for a new version by a page that stays open. */
const UPDATE_INTERVAL = 60 * 60 * 1000;

const worker = navigator.serviceWorker;

/**
 * Registers the service worker, which caches what the page has loaded, and on a fast connection all
 * guides.
 */
export async function registerServiceWorker(entry: string): Promise<void> {
  worker.addEventListener('controllerchange', () => void notifyIfOutdated(entry));
  const registration = await worker.register(workerUrl, { updateViaCache: 'none' });
  const { active } = await worker.ready;
  // The files that the page loaded before the worker was active, and last the page itself.
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const urls = [...files, window.location.href];
  send(active, { type: 'CACHE_URLS', urls, includeGuides: isFastConnection() });
  // The worker may have changed before this page listened.
  void notifyIfOutdated(entry);
  checkForUpdates(registration);
}

/** Only a page of an older version is outdated: one from the network is new already. */
async function notifyIfOutdated(entry: string): Promise<void> {
  const { controller } = worker;
  if (!controller) return;
  const { port1, port2 } = new MessageChannel();
  const latest = await new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    send(controller, { type: 'GET_VERSION' }, [port2]);
  });
  if (typeof latest === 'string' && new URL(latest, entry).href !== entry) {
    document.dispatchEvent(new CustomEvent(UPDATE_EVENT, { detail: UpdateBanner }));
  }
}

function send(to: ServiceWorker | null, message: WorkerMessage, ports: Transferable[] = []): void {
  to?.postMessage(message, ports);
}

function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lastCheck < UPDATE_INTERVAL) return;
    lastCheck = Date.now();
    // It fails while offline.
    registration.update().catch(() => {});
  });
}
