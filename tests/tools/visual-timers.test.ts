import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { prepare } from '#tools/visual/in-page.ts';

/** As much of a browser as the timers need. */
function openPage() {
  vi.useFakeTimers();
  const dataset: { still?: string } = {};
  const { setTimeout, clearTimeout } = globalThis;
  const page = { setTimeout, clearTimeout, addEventListener: () => undefined };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('XMLHttpRequest', class {});
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  prepare();
  return { window: page as unknown as Window, dataset };
}

let happened: string[];
beforeEach(() => {
  happened = [];
});
const note = (what: string) => happened.push(what);

test('a timer runs as it does elsewhere, with its arguments, until it is cleared', () => {
  const { window } = openPage();
  window.setTimeout(note, 100, 'first');
  const id = window.setTimeout(note, 100, 'second');
  window.clearTimeout(id);
  vi.advanceTimersByTime(100);
  expect(happened).toEqual(['first']);
  expect(window.timers.size).toBe(0);
});

test('what would come after two to three seconds, such as the end of a toast, is held', () => {
  const { window } = openPage();
  window.setTimeout(note, 3000, 'toast gone');
  window.setTimeout(note, 3600, 'rested');
  vi.advanceTimersByTime(5000);
  expect(happened).toEqual(['rested']);
  expect([...window.timers.values()].map(({ isDue }) => isDue)).toEqual([true]);
});

test('while the page is still, nothing happens', () => {
  const { window, dataset } = openPage();
  window.setTimeout(note, 100, 'late');
  dataset.still = '';
  vi.advanceTimersByTime(200);
  expect(happened).toEqual([]);
  for (const { run } of window.timers.values()) run();
  expect(happened).toEqual(['late']);
});
