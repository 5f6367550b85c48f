import { describe, expect, it } from 'vitest';
import { draftEndpoints } from '#contracts/blogs.ts';
import { contactEndpoints } from '#contracts/contact.ts';
import { pathOf } from '#contracts/endpoint.ts';
import { IDEMPOTENCY_KEY_HEADER, keyErrors } from '#contracts/idempotencyKey.ts';
import { inboxEndpoints } from '#contracts/inbox.ts';
import { type Client, kinds } from './client.ts';

type HeadersOf = () => Readonly<Record<string, string>>;

/** The promises of the server for requests with an `Idempotency-Key`. */
export function describeKeys({ call, list, expectError }: Client, headers: HeadersOf) {
  const send = (path: string, body: object, key: string) =>
    call('POST', path, body, { ...headers(), [IDEMPOTENCY_KEY_HEADER]: key });
  const newKey = () => `"${crypto.randomUUID()}"`;

  describe.each(kinds)('a key of $name', (kind) => {
    const { path } = kind.create;
    const other = { ...kind.sample, ...kind.change };

    it('makes a second request the first: the same response, and one entry', async () => {
      const key = newKey();
      const first = await send(path, kind.sample, key);
      const again = await send(path, { ...kind.sample, unknown: 'field' }, key);
      expect(again).toMatchObject({ status: 201, data: first.data });
      expect(await list(kind)).toEqual([first.data]);
    });

    it('is refused with another body, which is not stored', async () => {
      const key = newKey();
      await send(path, kind.sample, key);
      await expectError(422, send(path, other, key), new RegExp(keyErrors.reused.message));
      expect(await list(kind)).toMatchObject([kind.sample]);
    });

    it('is another one at another endpoint, and of a request that was not valid', async () => {
      const key = newKey();
      await expectError(400, send(path, {}, key));
      for (const each of kinds) {
        expect((await send(each.create.path, each.sample, key)).status).toBe(201);
        expect(await list(each)).toHaveLength(1);
      }
    });

    it('is forgotten with the entry', async () => {
      const key = newKey();
      const { data } = await send(path, kind.sample, key);
      await call('DELETE', pathOf(kind.remove, Object(data)._id));
      expect((await send(path, kind.sample, key)).status).toBe(201);
      expect(await list(kind)).toHaveLength(1);
    });

    it.each([
      ['an empty one', ''],
      ['256 characters', 'k'.repeat(256)],
      ['a space', 'a b'],
    ])('is refused: %s', async (_, key) => {
      await expectError(400, send(path, kind.sample, key), /Idempotency-Key/);
      expect(await list(kind)).toEqual([]);
      expect((await send(path, kind.sample, 'k'.repeat(255))).status).toBe(201);
    });
  });

  it('saves a draft once', async () => {
    const { path } = draftEndpoints.createDraft;
    const key = newKey();
    const [first, again] = [await send(path, {}, key), await send(path, {}, key)];
    expect(first).toMatchObject({ status: 201, data: again.data });
  });

  it('stores a contact message once', async () => {
    const { path } = contactEndpoints.sendMessage;
    const key = newKey();
    const sender = { name: 'Asmita', email: 'asmita@student.example' };
    const message = { ...sender, subject: `Sent again ${key}`, message: 'नमस्ते' };
    const stored = async () => {
      const query = new URLSearchParams({ q: key });
      const { data } = await call('GET', `${inboxEndpoints.listMessages.path}?${query}`);
      return Object(data).messages;
    };
    const first = await send(path, message, key);
    expect(first.status).toBe(201);
    expect(await send(path, message, key)).toMatchObject({ status: 201, data: first.data });
    expect(await stored()).toMatchObject([message]);
    await expectError(422, send(path, { ...message, message: 'Another' }, key));
    expect(await stored()).toHaveLength(1);
  });
}
