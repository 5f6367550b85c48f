import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleServer } from '#tools/serving/builtServer.ts';
import { type RunningProgram, startProgram } from '#tools/serving/startProgram.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';
import { openConnection } from './connection.ts';
import { tempDir } from './onEnd.ts';
import { contactMessage } from './testServer.ts';

// In the project, where it finds its packages.
const build = createTempDir('server');
const dataDir = tempDir();
let server: RunningProgram | undefined;

beforeAll(() => bundleServer(build), 60_000);

afterAll(async () => {
  await server?.stop('SIGKILL');
  rmSync(build, { recursive: true });
});

it('finishes what it has begun after Ctrl-C, which reaches it by two signals', async () => {
  server = await startProgram([join(build, 'main.js')], {
    env: (port, url) => ({ PORT: String(port), ORIGIN: url, DATABASE_URL: '', DATA_DIR: dataDir }),
    readyPath: '/readyz',
    prints: 'Keeps its data in',
  });
  const body = JSON.stringify(contactMessage);
  const length = Buffer.byteLength(body);
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nOrigin: ${server.url}\r\nContent-Length: ${length}\r\n\r\n`;
  const { socket, answer } = openConnection(server.url, head);
  await setTimeout(300);
  process.kill(server.pid, 'SIGINT');
  await setTimeout(100);
  const ended = server.stop('SIGTERM');
  await setTimeout(100);
  socket.write(body);
  expect(await answer).toMatch(/^HTTP\/1.1 201/);
  await ended;
});
