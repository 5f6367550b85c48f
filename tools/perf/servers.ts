import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startProgram } from '../serving/startProgram.ts';
import { type Figure, median } from './figures.ts';

const LISTS = [12, 100, 1000] as const;

/** The time for which each list is measured. */
const LIST_SECONDS = 10;
const CONNECTIONS = 10;
/** Every browser and every library of HTTP accepts compressed lists. */
const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br' };
const REQUESTS_FOR_MEMORY = 20_000;
/** The number of visitors who each open the page once a second while somebody writes. */
const READERS = 300;
const WRITES = 11;
const WRITE_INTERVAL_MS = 1000;
const STARTS = 5;
const PAGE_TIMEOUT_MS = 5_000;

/** A program that serves the API. */
export interface Program {
  readonly name: string;
  /** The arguments of Node. */
  readonly args: readonly string[];
  /** The folder in which it runs. */
  readonly cwd?: string;
  readonly env: (port: number) => Readonly<Record<string, string>>;
  readonly paths: {
    readonly list: (count: number) => string;
    readonly create: string;
    /** Responds with little, so that memory is that of the program and not of a long list. */
    readonly small: string;
    /** A page that shows the newest blogs, if the program renders pages. */
    readonly page?: string;
  };
  /** The headers that may write; `output` is what the program printed. */
  readonly signIn: (url: string, output: () => string) => Promise<Record<string, string>>;
}

/** Measures start, memory and lists of a program that keeps its data over its restarts. */
export async function measureProgram(program: Program): Promise<Figure[]> {
  const figures: Figure[] = [];
  const add = (metric: string, value: number) =>
    figures.push({ subject: program.name, metric, value });
  const first = await start(program);
  const { paths } = program;
  const headers = await program.signIn(first.url, first.output);
  let count = 0;
  for (const size of LISTS) {
    for (; count < size; count += 1) {
      await createBlog(first.url + paths.create, headers, count);
    }
    figures.push(...(await measureList(program.name, size, first.url + paths.list(size))));
  }
  if (paths.page) {
    const create = () => createBlog(first.url + paths.create, headers, count++);
    figures.push(...(await measurePageAfterWrite(program.name, first.url + paths.page, create)));
  }
  await first.stop();

  const starts: number[] = [];
  for (let run = 0; run < STARTS; run += 1) {
    const again = await start(program);
    starts.push(again.ms);
    if (run === STARTS - 1) {
      await sleep(2000);
      add('idle (MB)', memoryOf(again.pid));
      const url = again.url + paths.small;
      await autocannon({ url, connections: CONNECTIONS, amount: REQUESTS_FOR_MEMORY });
      add(`after ${REQUESTS_FOR_MEMORY} requests (MB)`, memoryOf(again.pid));
    }
    await again.stop();
  }
  add('cold start (ms)', median(starts));
  return figures;
}

async function measureList(subject: string, size: number, url: string): Promise<Figure[]> {
  const sent = { url, connections: CONNECTIONS, headers: BROWSER_HEADERS };
  await autocannon({ ...sent, duration: 1 });
  const result = await autocannon({ ...sent, duration: LIST_SECONDS });
  if (result.errors + result.non2xx > 0) throw new Error(`${url} failed under load.`);
  return [
    { subject, metric: `${size} blogs (requests/s)`, value: result.requests.average },
    { subject, metric: `${size} blogs p99 (ms)`, value: result.latency.p99 },
  ];
}

/** The time until a visitor gets the page with a new blog, and p99 of the readers meanwhile. */
async function measurePageAfterWrite(
  subject: string,
  url: string,
  create: () => Promise<string>,
): Promise<Figure[]> {
  await fetch(url);
  const reading = autocannon({
    url,
    connections: READERS,
    overallRate: READERS,
    headers: BROWSER_HEADERS,
    duration: ((WRITES + 1) * WRITE_INTERVAL_MS) / 1000,
  });
  const times: number[] = [];
  for (let write = 0; write < WRITES; write += 1) {
    await sleep(WRITE_INTERVAL_MS);
    const title = await create();
    const begin = performance.now();
    while (!(await (await fetch(url)).text()).includes(title)) {
      if (performance.now() - begin > PAGE_TIMEOUT_MS)
        throw new Error(`${url} shows no '${title}'.`);
      await sleep(5);
    }
    times.push(performance.now() - begin);
  }
  const { errors, non2xx, latency } = await reading;
  if (errors + non2xx > 0) throw new Error(`${url} failed under load.`);
  return [
    { subject, metric: `page after a write, ${READERS} readers (ms)`, value: median(times) },
    { subject, metric: 'the same, longest (ms)', value: Math.max(...times) },
    { subject, metric: 'the same, readers p99 (ms)', value: latency.p99 },
  ];
}

async function createBlog(
  url: string,
  headers: Record<string, string>,
  index: number,
): Promise<string> {
  const title = `What to bring to the visa interview, part ${index + 1}`;
  const content = 'The embassy asks for the last six months of every account. '.repeat(35);
  const body = JSON.stringify({ title, content, author: `Writer ${index % 7}` });
  const type = { 'content-type': 'application/json' };
  const sent = { method: 'POST', headers: { ...headers, ...type }, body };
  const response = await fetch(url, sent);
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return title;
}

const start = ({ args, cwd, env, paths }: Program) =>
  startProgram(args, {
    cwd,
    env: (port) => ({ NODE_ENV: 'production', ...env(port) }),
    readyPath: paths.small,
  });

function memoryOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) / 1024;
}
