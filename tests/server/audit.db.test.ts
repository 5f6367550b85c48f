import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type AuditEntry,
  auditActions,
  auditEndpoints,
  UNKNOWN_USERNAME,
} from '#contracts/audit.ts';
import { backupDownload } from '#contracts/system.ts';
import { auditFailedSignIn } from '#server/auth/audit.ts';
import { messageOf, sendForm, startTestServer } from './testServer.ts';

const server = await startTestServer();
const db = await server.openDatabase();

const send = async (...request: Parameters<typeof server.asOwner>) =>
  (await server.asOwner(...request)).json();

async function list(query = ''): Promise<AuditEntry[]> {
  const response = await server.asOwner('GET', `/api/audit${query}`);
  return parse(auditEndpoints.listAudit.response, await response.json());
}

describe('titles in the audit log', () => {
  it('are those of the time, also after a change and a deletion', async () => {
    const blog = { title: 'First title', content: 'Text', author: 'A' };
    const { _id } = await send('POST', '/api/blogs/create', blog);
    await send('PUT', `/api/blogs/update/${_id}`, { ...blog, title: 'Second title' });
    await send('DELETE', `/api/blogs/delete/${_id}`);
    const titles = (await list('?kind=blogs')).map(({ title }) => title);
    expect(titles).toEqual(['Second title', 'Second title', 'First title']);
  });

  it('name accounts, with what they are now', async () => {
    const body = { username: 'bimala', role: 'editor' };
    const { account } = await send('POST', '/api/accounts', body);
    await send('PUT', `/api/accounts/${account.id}`, { role: 'owner', isBlocked: true });
    // Changes nothing.
    await send('PUT', `/api/accounts/${account.id}`, { role: 'owner', isBlocked: true });
    // Its name is known, though it may not sign in.
    await guess('bimala');
    const [failed] = await list('?kind=sign-ins');
    expect(failed).toMatchObject({ username: 'bimala', action: auditActions.failedSignIn });
    await send('DELETE', `/api/accounts/${account.id}`);
    const titles = (await list('?kind=accounts')).map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(['bimala', 'bimala, owner, blocked', 'bimala, editor']);
  });

  it('are at most 200 characters, none of them cut in half', async () => {
    await send('POST', '/api/testimonials/create', {
      name: `${'a'.repeat(199)}🏔${'b'.repeat(500)}`,
      message: 'Text',
    });
    expect((await list('?kind=testimonials'))[0]?.title).toBe('a'.repeat(199));
  });
});

it('a mark that changes nothing, and HEAD of a backup, are not in the audit log', async () => {
  await sendForm(server);
  const { messages } = await send('GET', '/api/inbox');
  const path = `/api/inbox/${messages[0]._id}`;
  for (const _each of [1, 2]) await send('PUT', path, { status: 'read' });
  expect(await list('?kind=inbox')).toHaveLength(1);
  const { path: backup } = backupDownload;
  expect((await server.asOwner('HEAD', `/api${backup}`)).status).toBe(405);
  expect(await list('?kind=system')).toEqual([]);
});

it('a write in the audit log is named by its endpoint and the id, however its path is spelled', async () => {
  const blog = { title: 'Spelled', content: 'Text', author: 'A' };
  const { _id } = await send('POST', '/api/bl%6fgs/create', blog);
  const spelled = `%${_id.charCodeAt(0).toString(16)}${_id.slice(1)}`;
  await send('PUT', `/api/blogs/up%64ate/${spelled}`, blog);
  await send('DELETE', `/api/bl%6fgs/delete/${spelled}`);
  expect((await list('?kind=blogs')).slice(0, 3).map(({ action }) => action)).toEqual([
    `DELETE /api/blogs/delete/${_id}`,
    `PUT /api/blogs/update/${_id}`,
    'POST /api/blogs/create',
  ]);
});

const guess = (username: string) =>
  server.call('POST', '/api/session', { username, password: 'guess' });

it('wrong passwords are one row for each account and hour, which moves to the top', async () => {
  await guess('sunita');
  for (let index = 0; index < 6; index += 1) await guess(`nobody ${index}`);
  await guess('sunita');
  const rows = (await list('?kind=sign-ins')).filter(({ action }) => action !== 'signed in');
  const counts = rows.map(({ username, count }) => [username, count]);
  expect(counts.slice(0, 2)).toEqual([
    ['sunita', 2],
    ['(unknown)', 6],
  ]);
});

const attacksOf = async (headers: Record<string, string>) =>
  (await server.read('/api/session', headers)).attacks;

it('an attack is told to owners and to the account itself', async () => {
  const editor = await server.createEditor('pasang');
  const other = await server.createEditor('dolma');
  for (let count = 0; count < 9; count += 1) {
    await auditFailedSignIn(db, 'pasang', '203.0.113.7', Date.now() - count * 3_600_000);
  }
  expect(await attacksOf(server.owner)).toEqual([]);
  await auditFailedSignIn(db, 'pasang', '203.0.113.7');
  for (let count = 0; count < 10; count += 1) {
    await auditFailedSignIn(db, UNKNOWN_USERNAME, '203.0.113.7');
    // By a clock that was ahead.
    await auditFailedSignIn(db, 'dolma', '203.0.113.7', Date.now() + 2 * 3_600_000);
  }
  const attacks = [{ username: 'pasang', count: 10 }];
  expect(await attacksOf(server.owner)).toEqual(attacks);
  expect(await attacksOf(editor.headers)).toEqual(attacks);
  expect(await attacksOf(other.headers)).toEqual([]);
});

describe('the audit log', () => {
  it('is narrowed down to a person, a kind and a day in Kathmandu', async () => {
    const at = (time: string) => Date.parse(time);
    const row = { username: 'tenzin', title: null, count: 1, counted_as: null, address: '' };
    await db
      .insertInto('audit')
      .values([
        { ...row, id: '1'.repeat(24), at: at('2026-03-01T18:14:59Z'), action: 'PUT /api/uploads' },
        { ...row, id: '2'.repeat(24), at: at('2026-03-01T18:15:00Z'), action: 'signed in' },
        { ...row, id: '3'.repeat(24), at: at('2026-03-02T18:14:59Z'), action: 'PUT /api/uploads' },
        { ...row, id: '4'.repeat(24), at: at('2026-03-02T18:15:00Z'), action: 'PUT /api/uploads' },
      ])
      .execute();
    const ids = async (query: string) => (await list(query)).map(({ id }) => id.charAt(0));
    expect(await ids('?username=Tenzin')).toEqual(['4', '3', '2', '1']);
    expect(await ids('?day=2026-03-02')).toEqual(['3', '2']);
    expect(await ids('?day=2026-03-02&kind=pictures')).toEqual(['3']);
    expect(await ids('?username=tenzin&kind=sign-ins')).toEqual(['2']);
    expect(await ids('?username=nobody')).toEqual([]);
  });

  it('lists everybody who has an entry, also whose account is gone', async () => {
    const { account } = await send('POST', '/api/accounts', { username: 'karma', role: 'editor' });
    await auditFailedSignIn(db, 'karma', '203.0.113.7');
    await auditFailedSignIn(db, UNKNOWN_USERNAME, '203.0.113.7');
    await send('DELETE', `/api/accounts/${account.id}`);
    const found = parse(
      auditEndpoints.listAuditUsernames.response,
      await send('GET', '/api/audit/usernames'),
    );
    const names = found.map(({ username }) => username);
    expect(names).toEqual([...new Set(names)].sort());
    expect(names).toEqual(expect.arrayContaining(['karma', 'sunita', UNKNOWN_USERNAME]));
  });

  it('has pages that are complete, also of entries that come in between', async () => {
    const all = (await list()).map(({ id }) => id);
    const found: string[] = [];
    for (;;) {
      const before = found.at(-1);
      const page = await list(`?limit=3${before ? `&before=${before}` : ''}`);
      if (page.length === 0) break;
      found.push(...page.map(({ id }) => id));
      await send('POST', '/api/testimonials/create', { name: 'New', message: 'Text' });
    }
    expect(found).toEqual(all);
  });

  it.each([
    ['kind=owls', 'kind must be one of'],
    ['day=yesterday', 'day must be a day'],
    ['limit=0', 'limit must be'],
    ['limit=501', 'limit must be'],
    ['before=%27', 'before must be'],
    [`username=${'a'.repeat(201)}`, 'username must have at most 200 characters'],
    ['username=a%00', 'username must not contain'],
  ])('refuses %s', async (query, message) => {
    const response = await server.asOwner('GET', `/api/audit?${query}`);
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toContain(message);
  });
});
