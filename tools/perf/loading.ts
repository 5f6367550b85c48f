import { HYDRATED_EVENT } from '#src/hydration/hydrated.ts';
import { paths } from '#src/pageTable.ts';
import { budgets } from './budgets.ts';
import type { Bench } from './builtSite.ts';
import { type Figure, median } from './figures.ts';
import {
  PHONE_CPU_SLOWDOWN,
  type SlowPhoneOptions,
  waitForHydration,
  withSlowPage,
} from './slowPage.ts';

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

/** A task of the main thread that takes longer than 50 ms, both in ms. */
interface Task {
  readonly start: number;
  readonly duration: number;
}

interface Visit {
  /** From the load event until the whole page is hydrated, in ms. */
  readonly hydrated: number;
  readonly tasks: readonly Task[];
}

/** Measures hydration on this machine and a slow phone, and there every task until 10 s later. */
export async function measureLoading(bench: Bench): Promise<readonly Figure[]> {
  const measured = bench.page ? [bench.page] : PATHS;
  const figures: Figure[] = [];
  for (const path of measured) {
    const laptop: Visit[] = [];
    const phone: Visit[] = [];
    for (let run = 0; run < bench.runs; run += 1) {
      laptop.push(await visit(bench, path, 0, { hasSlowLine: false, cpuSlowdown: 1 }));
      phone.push(
        await visit(bench, path, TASKS_UNTIL_MS, {
          hasSlowLine: true,
          cpuSlowdown: PHONE_CPU_SLOWDOWN,
        }),
      );
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

function listTasks(tasks: readonly Task[]): string {
  const list = tasks.map(
    ({ start, duration }) => `${Math.round(duration)} ms at ${Math.round(start)}`,
  );
  return list.join(', ') || 'no task over 50 ms';
}

function visit({ browser, url }: Bench, path: string, wait: number, device: SlowPhoneOptions) {
  return withSlowPage(browser, device, async (page): Promise<Visit> => {
    await page.addInitScript((event) => {
      const tasks: PerformanceEntry[] = [];
      Object.assign(window, { tasks });
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
      observer.observe({ type: 'longtask', buffered: true });
      document.addEventListener(event, () => performance.mark(event));
    }, HYDRATED_EVENT);
    await page.goto(url + path, { waitUntil: 'load' });
    await waitForHydration(page);
    await page.waitForTimeout(wait);
    return page.evaluate((event) => {
      const [navigation] = performance.getEntriesByType('navigation');
      const [mark] = performance.getEntriesByName(event);
      const tasks: unknown = Reflect.get(window, 'tasks');
      return {
        hydrated:
          navigation instanceof PerformanceNavigationTiming && mark
            ? mark.startTime - navigation.loadEventEnd
            : Number.NaN,
        tasks: (Array.isArray(tasks) ? tasks : []).map(({ startTime, duration }) => ({
          start: Number(startTime),
          duration: Number(duration),
        })),
      };
    }, HYDRATED_EVENT);
  });
}
