import { HYDRATED_EVENT } from './hydrated.ts';

/** In ms. A visitor who waits longer for the script needs another way. */
const SCRIPT_TIMEOUT = 10_000;

/** Holds a form that is submitted before hydration. Returns a function that shows its notice. */
export function holdSubmits(onHold: () => void): () => void {
  let held: HTMLFormElement | undefined;

  function hold(event: SubmitEvent): void {
    event.preventDefault();
    if (held || !(event.target instanceof HTMLFormElement)) return;
    held = event.target;
    held.setAttribute('aria-busy', 'true');
    setTimeout(fail, SCRIPT_TIMEOUT);
    onHold();
  }

  function release(): HTMLFormElement | undefined {
    const form = held;
    held = undefined;
    form?.removeAttribute('aria-busy');
    return form;
  }

  const fail = () => release()?.setAttribute('data-script-failed', '');

  function onHydrated(): void {
    document.removeEventListener('submit', hold, true);
    document.querySelector('[data-script-failed]')?.removeAttribute('data-script-failed');
    release()?.requestSubmit();
  }

  document.addEventListener('submit', hold, true);
  document.addEventListener(HYDRATED_EVENT, onHydrated, { once: true });
  return fail;
}
