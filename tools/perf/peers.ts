import { join, relative, resolve } from 'node:path';
import { CliError } from '#tools/settings/cliError.ts';
import type { Program } from './servers.ts';

const EMAIL = 'owner@example.com';
const PASSWORD = 'Three pines and 1 bell';

/** A peer that tools/perf/install-peers.sh installed, from `strapi=FOLDER` or `payload=FOLDER`. */
export function peer(text: string, dataDir: string): Program {
  const [name, folder = ''] = text.split('=');
  const cwd = resolve(folder);
  if (folder && name === 'strapi') return strapi(cwd, join(dataDir, 'strapi.db'));
  if (folder && name === 'payload') return payload(cwd, join(dataDir, 'payload.db'));
  throw new CliError(`--peer is '${text}'. It must be strapi=FOLDER or payload=FOLDER.`);
}

function strapi(cwd: string, file: string): Program {
  const list = (count: number) => `/api/blogs?pagination[pageSize]=${count}`;
  return {
    name: 'Strapi on SQLite',
    cwd,
    args: [join(cwd, 'node_modules/@strapi/strapi/bin/strapi.js'), 'start'],
    env: (port) => ({
      HOST: '127.0.0.1',
      PORT: `${port}`,
      DATABASE_FILENAME: relative(cwd, file),
      STRAPI_TELEMETRY_DISABLED: 'true',
    }),
    paths: { list, create: '/content-manager/collection-types/api::blog.blog', small: list(1) },
    async signIn(url) {
      const owner = { email: EMAIL, password: PASSWORD, firstname: 'Sunita', lastname: 'Rai' };
      const { data } = await post(`${url}/admin/register-admin`, owner);
      return { authorization: `Bearer ${data.token}` };
    },
  };
}

function payload(cwd: string, file: string): Program {
  const list = (count: number) => `/api/blogs?limit=${count}`;
  return {
    name: 'Payload on SQLite',
    cwd,
    args: [join(cwd, 'node_modules/next/dist/bin/next'), 'start'],
    env: (port) => ({
      PORT: `${port}`,
      DATABASE_URL: `file:${file}`,
      PAYLOAD_SECRET: 'only for this measurement',
      NEXT_TELEMETRY_DISABLED: '1',
    }),
    paths: { list, create: '/api/blogs', small: list(1) },
    async signIn(url) {
      const owner = { email: EMAIL, password: PASSWORD };
      const { token } = await post(`${url}/api/users/first-register`, owner);
      return { authorization: `JWT ${token}` };
    },
  };
}

async function post(url: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}
