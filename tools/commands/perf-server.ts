import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onShutdown } from '#tools/settings/onShutdown.ts';
import { root } from '#tools/settings/settings.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';
import { type Figure, toRows, writeReport } from '../perf/figures.ts';
import { peer } from '../perf/peers.ts';
import { measureProgram, type Program } from '../perf/servers.ts';
import { buildServer, serverArgs } from '../serving/builtServer.ts';

/**
 * `npm run perf:server` measures the built server on SQLite, and each `--peer strapi=FOLDER` or
 * `--peer payload=FOLDER` that tools/perf/install-peers.sh has installed. Only a run with peers
 * writes docs/bench/server.json.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { peer: { type: 'string', multiple: true, default: [] } },
  });
  onShutdown(() => {}, 130);
  const temp = createTempDir('perf-server');
  const peers = values.peer.map((text) => peer(text, temp));
  await buildServer();
  const figures: Figure[] = [];
  for (const program of [ours(join(temp, 'data')), ...peers]) {
    figures.push(...(await measureProgram(program)));
  }
  const { budget: _, ...rows } = toRows(figures);
  console.table(rows);
  if (peers.length > 0) writeReport(join(root, 'docs/bench/server.json'), 1, rows);
}

function ours(dataDir: string): Program {
  return {
    name: 'server on SQLite',
    args: serverArgs,
    paths: {
      list: () => '/api/blogs/get',
      create: '/api/blogs/create',
      small: '/api/testimonials/get',
      page: '/',
    },
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
