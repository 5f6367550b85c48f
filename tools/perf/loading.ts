import * as v from 'valibot';
import { HYDRATED_EVENT } from '#src/hydration/hydrated.ts';
import { paths } from '#src/pageTable.ts';
import { budgets } from './budgets.ts';
import type { Bench } from './builtSite.ts';
import { withDevTools } from './devTools.ts';
import { type Figure, median } from './figures.ts';
import { PHONE, PHONE_CPU_SLOWDOWN, SLOW_LINE } from './slowPage.ts';

/** A page of each kind, and those that have most to hydrate. */
const PATHS: readonly string[] = [
  paths.home,
  paths.about,
  paths.blogs,
  paths.compare,
  paths.contact,
  paths.studyIn('uk'),
  paths.testPreparation('ielts'),
];

/** In ms after the load event: all that a page does by itself is over by then. */
const TASKS_UNTIL_MS = 10_000;

/** In ms from the start. */
const HYDRATION_TIMEOUT_MS = 30_000;

/** A task of the main thread that takes longer than 50 ms, both in ms. */
const taskSchema = v.object({ start: v.number(), duration: v.number() });

/** What happened on a page; `hydrated` is the time from the load event to hydration, in ms. */
const visitSchema = v.object({ hydrated: v.number(), tasks: v.array(taskSchema) });
type Visit = v.InferOutput<typeof visitSchema>;

/** The result of `Runtime.evaluate`. */
const evaluatedSchema = v.object({ result: v.object({ value: visitSchema }) });

/** Measures hydration on this machine and a slow phone, and there every task until 10 s later. */
export async function measureLoading(bench: Bench): Promise<readonly Figure[]> {
  const measured = bench.page ? [bench.page] : PATHS;
  const figures: Figure[] = [];
  for (const path of measured) {
    const laptop: Visit[] = [];
    const phone: Visit[] = [];
    for (let run = 0; run < bench.runs; run += 1) {
      laptop.push(await visit(bench, path, false));
      phone.push(await visit(bench, path, true));
    }
    for (const { tasks } of phone) console.log(`${path}: ${listTasks(tasks)}`);
    const add = (metric: string, values: readonly number[], max: number) =>
      figures.push({ subject: path, metric, value: median(values), max });
    add('hydrated (ms)', laptop.map(hydrated), budgets.hydrated);
    add('hydrated, phone (ms)', phone.map(hydrated), budgets.hydratedOnPhone);
    add('longest task (ms)', phone.map(longest), budgets.task);
  }
  return figures;
}

const hydrated = (it: Visit) => it.hydrated;
const longest = ({ tasks }: Visit) => Math.max(0, ...tasks.map(({ duration }) => duration));

function listTasks(tasks: Visit['tasks']): string {
  const list = tasks.map(
    ({ start, duration }) => `${Math.round(duration)} ms at ${Math.round(start)}`,
  );
  return list.join(', ') || 'no task over 50 ms';
}

/** Opens a page as a new visitor. On a slow phone it watches the tasks after hydration as well. */
function visit({ browser, debuggingPort, url }: Bench, path: string, isPhone: boolean) {
  const wait = isPhone ? TASKS_UNTIL_MS : 0;
  return withDevTools(browser, debuggingPort, async (send) => {
    const source = `(${watch})('${HYDRATED_EVENT}', ${wait}, ${HYDRATION_TIMEOUT_MS})`;
    const screen = { ...PHONE, deviceScaleFactor: 1, mobile: false };
    await send('Page.enable');
    await send('Page.addScriptToEvaluateOnNewDocument', { source });
    await send('Emulation.setDeviceMetricsOverride', screen);
    await send('Emulation.setCPUThrottlingRate', { rate: isPhone ? PHONE_CPU_SLOWDOWN : 1 });
    await send('Network.enable');
    if (isPhone) await send('Network.emulateNetworkConditions', SLOW_LINE);
    await send('Page.navigate', { url: url + path });
    const result = { expression: 'visit', awaitPromise: true, returnByValue: true };
    return v.parse(evaluatedSchema, await send('Runtime.evaluate', result)).result.value;
  });
}

/** Runs in the page, whose promise `visit` becomes a `Visit`; undefined if it does not hydrate. */
function watch(event: string, wait: number, timeout: number) {
  const tasks: Visit['tasks'] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ start: startTime, duration });
  });
  observer.observe({ type: 'longtask', buffered: true });
  const visit = new Promise((resolve) => {
    setTimeout(resolve, timeout);
    document.addEventListener(event, ({ timeStamp }) => {
      const [navigation] = performance.getEntriesByType('navigation');
      const load =
        navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : Number.NaN;
      setTimeout(resolve, wait, { hydrated: timeStamp - load, tasks });
    });
  });
  Object.assign(window, { visit });
}
