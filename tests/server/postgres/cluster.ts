import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

const debianFolder = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs: in PATH, or where Debian puts them. */
function findPrograms(): string {
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder).map((version) => join(debianFolder, version, 'bin'))
    : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (!found) {
    throw new Error('PostgreSQL is not installed. On Debian: apt-get install postgresql');
  }
  return found;
}

/** The uid of a user, because PostgreSQL refuses to run as root; undefined for anyone else. */
function unprivilegedUser(): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { stdout } = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' });
  const nobody = 65_534;
  return stdout.trim() ? Number(stdout) : nobody;
}

/** Creates and starts a PostgreSQL cluster of its own, which listens on a unix socket only. */
export function startCluster() {
  const programs = findPrograms();
  const uid = unprivilegedUser();
  const dir = mkdtempSync(join(tmpdir(), 'website-pg-'));
  if (uid !== undefined) chownSync(dir, uid, uid);
  chmodSync(dir, 0o755);
  const data = join(dir, 'data');

  const env = { ...process.env, LC_ALL: 'C.UTF-8', HOME: dir };
  const user = uid === undefined ? {} : { uid, gid: uid };
  // An error has what the program printed.
  const run = (program: string, args: readonly string[]) =>
    void execFileSync(join(programs, program), args, { cwd: dir, env, ...user, stdio: 'pipe' });

  const start = () =>
    run('pg_ctl', [
      ...['start', '--wait', '--silent', '-D', data, '-l', join(dir, 'log')],
      ...['-o', `-c listen_addresses= -c unix_socket_directories=${dir}`],
    ]);
  const crash = () => run('pg_ctl', ['stop', '--wait', '-D', data, '-m', 'immediate']);

  const firstProcess = () =>
    Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  /** Sends a signal to the children of the first process, which must not run: it would end some. */
  function signalChildren(name: NodeJS.Signals): void {
    const pid = firstProcess();
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    for (const child of children.split(' ').filter(Boolean)) process.kill(Number(child), name);
  }

  run('initdb', ['-D', data, '-U', 'website', '-A', 'trust', '-E', 'UTF8', '--no-locale']);
  start();
  return {
    dir,
    /** Creates an empty database, and returns its URL. */
    createDatabase: () => createDatabase(dir),
    start,
    crash,
    /** Stops every process where it is, as a machine that hangs: connections stay open. */
    hang() {
      process.kill(firstProcess(), 'SIGSTOP');
      signalChildren('SIGSTOP');
    },
    resume() {
      signalChildren('SIGCONT');
      process.kill(firstProcess(), 'SIGCONT');
    },
    remove() {
      crash();
      rmSync(dir, { recursive: true });
    },
  };
}

/** Starts the cluster of the tests that run on both databases. Returns what ends it. */
export default function startForProject(project: TestProject): () => void {
  const { dir, remove } = startCluster();
  project.provide('postgresDir', dir);
  return remove;
}

/** Creates an empty database in the cluster with this folder, and returns its URL. */
export async function createDatabase(dir: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ host: dir, user: 'website', database: 'postgres' });
  await client.connect();
  // The C locale sorts like SQLite by itself, so the tests need another one.
  const sql = `CREATE DATABASE ${name} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en' LOCALE 'C.UTF-8'`;
  await client.query(sql);
  await client.end();
  return `postgres://website@localhost/${name}?host=${encodeURIComponent(dir)}`;
}
