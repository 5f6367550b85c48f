import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { blogSchema } from '#contracts/blog.ts';
import { nepalDay } from '#contracts/nepalDay.ts';
import { blogs, type Client, type Kind, kinds, sentFields, UNKNOWN_ID } from './client.ts';

const ID = /^[0-9a-f]{24}$/;
const UNREADABLE_IDS = ['no%20such%20thing', '%E0%A4%A'];

/** The contract for every kind of entry. */
export function describeEntities({ call, callAt, create, list, expectError }: Client) {
  describe.each(kinds)('$name', (kind) => {
    it('responds to a create with 201, a new id and the sent fields, all or the required', async () => {
      for (const fields of [kind.sample, kind.fields]) {
        const created = await create(kind, fields);
        expect(sentFields(created)).toEqual({ _id: expect.stringMatching(ID), ...fields });
        expect(await list(kind)).toContainEqual(created);
      }
    });

    it('lists newest first, also of many at once, by ids that begin with the time', async () => {
      const before = Math.floor(Date.now() / 1000) - 5;
      const first = await create(kind, kind.sample);
      const others = await Promise.all(Array.from({ length: 50 }, () => create(kind, kind.sample)));
      const own = new Set([first, ...others].map(({ _id }) => _id));
      const listed = (await list(kind)).map(({ _id }) => _id).filter((id) => own.has(id));
      expect(listed).toHaveLength(51);
      expect(listed).toEqual(listed.toSorted().reverse());
      expect(listed.at(-1)).toBe(first._id);
      expect(Number.parseInt(first._id.slice(0, 8), 16)).toBeGreaterThan(before);
    });

    it('keeps emoji, Devanagari, line breaks, spaces and signs of SQL unchanged', async () => {
      const text = '  नमस्ते 🙏🏽\n\nदोस्रो लाइन\t\u0001 \' " ; -- $1 ? \u2028 “ok”  ';
      const texts = Object.fromEntries(kind.texts.map((field) => [field, text]));
      const fields = { ...kind.sample, ...texts };
      const created = await create(kind, fields);
      expect(await list(kind)).toContainEqual({ _id: created._id, ...fields });
    });

    it('ignores an id in the body and drops unknown fields', async () => {
      const body = { ...kind.sample, _id: UNKNOWN_ID, admin: true, __v: 3 };
      const created = await create(kind, body);
      expect(sentFields(created)).toEqual({ _id: expect.stringMatching(ID), ...kind.sample });
      expect(created._id).not.toBe(UNKNOWN_ID);
      const { data } = await callAt(kind.update, created._id, { ...body, ...kind.fields });
      expect(sentFields(data)).toEqual({ _id: created._id, ...kind.fields });
    });

    it.each(Object.keys(kind.sample))('rejects a missing or invalid %s', async (field) => {
      const { _id } = await create(kind, kind.sample);
      const send = ({ method, path }: Kind['create' | 'update'], value: unknown) =>
        call(method, path.replace(':id', _id), { ...kind.sample, [field]: value });
      const unstorable = ['a\0b', 'half of 🙏: \ud83d'];
      for (const value of [undefined, '', ' \n\t ', null, 7, ['text'], ...unstorable]) {
        await expectError(400, send(kind.create, value), new RegExp(field));
      }
      for (const value of unstorable) {
        await expectError(400, send(kind.update, value), new RegExp(field));
      }
      expect(await list(kind)).toContainEqual({ _id, ...kind.sample });
    });

    it.each(['{"name": ', 'null', '[]', '"text"', '42', ''])(
      'rejects the body %j',
      async (body) => {
        const { _id } = await create(kind, kind.sample);
        await expectError(400, call('POST', kind.create.path, body));
        await expectError(400, callAt(kind.update, _id, body));
      },
    );

    it('rejects a body over 1 MB with 413', async () => {
      const field = Object.keys(kind.sample).at(-1) ?? '';
      const withText = (length: number) => ({ ...kind.sample, [field]: 'x'.repeat(length) });
      await expectError(413, call('POST', kind.create.path, withText(1_100_000)));
    });

    it.each(kind.texts)('accepts 20,000 characters as %s, and no more', async (field) => {
      const withText = (text: string) => ({ ...kind.sample, [field]: text });
      const { _id } = await create(kind, withText('क'.repeat(20_000)));
      const tooLong = withText('x'.repeat(20_001));
      const message = new RegExp(`${field} must have at most 20,000 characters`);
      await expectError(400, call('POST', kind.create.path, tooLong), message);
      await expectError(400, callAt(kind.update, _id, tooLong), message);
    });

    it('refuses an update of another version than there is, and changes nothing', async () => {
      const { _id } = await create(kind, kind.sample);
      const update = (fields: object) => callAt(kind.update, _id, { ...kind.sample, ...fields });
      const { data: first } = await update({ version: '' });
      const version = Object(first).updatedAt;
      const { data: second } = await update({ ...kind.change, version });
      expect(sentFields(second)).toEqual({ _id, ...kind.sample, ...kind.change });
      for (const old of ['', version, '2001-01-01T00:00:00.000Z']) {
        await expectError(409, update({ version: old }), /^Someone else has changed this /);
      }
      await expectError(400, update({ version: 'yesterday' }), /^version /);
      expect(await list(kind)).toContainEqual(second);
      // Who sends no version overwrites, as before there were versions.
      expect((await update({})).status).toBe(200);
    });

    it('responds to a delete with 200 and a message, and to a second one with 404', async () => {
      const { _id } = await create(kind, kind.sample);
      const { status, data } = await callAt(kind.remove, _id);
      expect(status).toBe(200);
      expect(data).toEqual({ message: expect.any(String) });
      expect((await list(kind)).map((entity) => entity._id)).not.toContain(_id);
      await expectError(404, callAt(kind.remove, _id));
    });

    it.each([UNKNOWN_ID, ...UNREADABLE_IDS])(
      'responds to the unknown id %s with 404',
      async (id) => {
        const at = (path: string) => path.replace(':id', id);
        await expectError(404, call('PUT', at(kind.update.path), kind.sample));
        await expectError(404, call('DELETE', at(kind.remove.path)));
      },
    );

    it('responds to another method with 405 and Allow', async () => {
      const { _id } = await create(kind, kind.sample);
      const writes = [kind.create, kind.update, kind.remove];
      for (const [sent, { path, method }] of [
        ...['PATCH', 'DELETE'].map((other) => [other, kind.list] as const),
        ...writes.map((write) => ['GET', write] as const),
      ]) {
        const headers = await expectError(405, call(sent, path.replace(':id', _id)));
        expect(headers.get('allow')).toContain(method);
      }
    });
  });

  it('lists blogs by the day on which they were published, and those of one day by their ids', async () => {
    const day = (daysAgo: number) => nepalDay(new Date(Date.now() - daysAgo * 86_400_000));
    const add = async (publishedOn?: string) =>
      (await create(blogs, { ...blogs.sample, publishedOn }))._id;
    const old = await add(day(3));
    const first = await add();
    const middle = await add(day(2));
    const second = await add(day(0));
    const oldest = await add(day(4));
    const ids = [old, first, middle, second, oldest];
    const listed = (await list(blogs)).map(({ _id }) => _id).filter((id) => ids.includes(id));
    expect(listed).toEqual([second, first, middle, old, oldest]);

    const { data } = await callAt(blogs.update, oldest, {
      ...blogs.sample,
      publishedOn: '',
    });
    expect(parse(blogSchema, data).publishedOn).toBeUndefined();
    const [newest] = (await list(blogs)).filter(({ _id }) => ids.includes(_id));
    expect(newest?._id).toBe(oldest);
  });

  it.each([nepalDay(new Date(Date.now() + 86_400_000)), '2025-02-30', 'soon', 7])(
    'refuses %s as the day on which a blog was published',
    async (publishedOn) => {
      const body = { ...blogs.sample, publishedOn };
      await expectError(400, call('POST', blogs.create.path, body), /^publishedOn must /);
    },
  );
}
