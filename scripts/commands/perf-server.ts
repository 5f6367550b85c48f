import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../build/settings.ts';
import { CliError } from '../cli-error.ts';
import { onShutdown } from '../on-shutdown.ts';
import { type Figure, toRows, writeReport } from '../perf/figures.ts';
import { LISTS, measureList, measureProgram, type Program } from '../perf/servers.ts';
import { buildServer, serverDir } from '../server/built-server.ts';
import { createTempDir } from '../testing/temp-dir.ts';

/**
 * `npm run perf:server` compares the built server on SQLite with json-server. `--peer NAME=URL` adds
 * the list of another server, with `{count}` where its URL says how many blogs; `--seconds` sets how
 * long each list is measured. A run with `--save` writes bench/server.json.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      peer: { type: 'string', multiple: true, default: [] },
      seconds: { type: 'string', default: '10' },
      save: { type: 'boolean', default: false },
    },
  });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new CliError('--seconds must be a positive number.');
  const peers = values.peer.map(readPeer);
  await buildServer();
  const temp = createTempDir('perf-server');
  onShutdown(temp.remove, 130);
  process.once('exit', temp.remove);
  const figures: Figure[] = [];
  for (const program of [jsonServer(join(temp.dir, 'json')), ours(join(temp.dir, 'data'))]) {
    figures.push(...(await measureProgram(program, seconds)));
  }
  for (const { name, url } of peers) {
    for (const size of LISTS) {
      const list = url.replaceAll('{count}', String(size));
      figures.push(...(await measureList(name, size, list, seconds)));
    }
  }
  const { budget: _, ...rows } = toRows(figures);
  console.table(rows);
  if (values.save) writeReport(join(root, 'bench/server.json'), 1, rows);
}

function readPeer(text: string): { readonly name: string; readonly url: string } {
  const [name = '', ...rest] = text.split('=');
  const url = rest.join('=');
  if (name && URL.canParse(url)) return { name, url };
  throw new CliError(
    `--peer is '${text}'. It must be like strapi=http://localhost:1337/api/blogs.`,
  );
}

function ours(dataDir: string): Program {
  return {
    name: 'server on SQLite',
    args: [join(serverDir, 'main.js')],
    env: (port) => ({ PORT: `${port}`, ORIGIN: '', DATA_DIR: dataDir, DATABASE_URL: '' }),
    async signIn(url, output) {
      const token = /#first-owner=([\w-]+)/.exec(output())?.[1];
      const body = JSON.stringify({
        token,
        username: 'sunita',
        password: 'three pines and a bell',
      });
      const headers = { origin: url };
      const response = await fetch(`${url}/api/password`, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(await response.text());
      return { ...headers, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
    },
  };
}

/** The mock API, as the floor: it has no accounts and keeps its data in one JSON file. */
function jsonServer(dir: string): Program {
  mkdirSync(dir);
  writeFileSync(join(dir, 'db.json'), JSON.stringify({ testimonials: [], blogs: [] }));
  return {
    name: 'json-server',
    args: [join(root, 'scripts/run.ts'), 'mock-api'],
    env: (port) => ({ API_PORT: `${port}`, MOCK_API_DATA_DIR: dir }),
    signIn: async () => ({}),
  };
}
