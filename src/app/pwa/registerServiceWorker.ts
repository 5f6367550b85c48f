import { isFastConnection } from '#src/app/router/connection.ts';
import { WORKER_URL, type WorkerMessage } from './serviceWorkerProtocol.ts';
import { UpdatePrompt } from './UpdatePrompt.tsx';
import { notifyUpdateAvailable } from './updateStore.ts';

/** How often, in ms, a page that stays open asks for a new version when somebody comes back to it. */
const UPDATE_INTERVAL = 60 * 60 * 1000;

const worker = navigator.serviceWorker;

/**
 * Registers the service worker and has it keep what this page has loaded; on a good line also all
 * guides and tests. `entry` is the address of the script that this page runs. Rejects where the
 * browser allows no worker.
 */
export async function registerServiceWorker(entry: string): Promise<void> {
  worker.addEventListener('controllerchange', () => void offerIfNew(entry));
  const registration = await worker.register(WORKER_URL, { updateViaCache: 'none' });
  const { active } = await worker.ready;
  tell(active, { type: 'keep', addresses: loadedAddresses(), withGuides: isFastConnection() });
  // The worker may have changed before this page listened.
  void offerIfNew(entry);
  askForUpdates(registration);
}

/** A page that came from the network is of the new version already; only an older one is told. */
async function offerIfNew(entry: string): Promise<void> {
  const { controller } = worker;
  if (!controller) return;
  const { port1, port2 } = new MessageChannel();
  const latest = await new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    tell(controller, { type: 'entry' }, [port2]);
  });
  if (typeof latest === 'string' && new URL(latest, entry).href !== entry) {
    notifyUpdateAvailable(UpdatePrompt);
  }
}

function tell(to: ServiceWorker | null, message: WorkerMessage, ports: Transferable[] = []): void {
  to?.postMessage(message, ports);
}

/** Every file that the worker, still to come, has not seen pass, and last the page that needs them. */
function loadedAddresses(): readonly string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...files, window.location.href];
}

function askForUpdates(registration: ServiceWorkerRegistration): void {
  let lastAsked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    if (Date.now() - lastAsked < UPDATE_INTERVAL) return;
    lastAsked = Date.now();
    // Without a network there is nothing to ask.
    registration.update().catch(() => {});
  });
}
