import { describe, expect, it } from 'vitest';
import { type BinEntry, bin, binEndpoints } from '#contracts/bin.ts';
import { blogs as blogKind } from '#contracts/blogs.ts';
import { contactEndpoints } from '#contracts/contact.ts';
import { inboxEndpoints } from '#contracts/inbox.ts';
import { nepalDay } from '#contracts/nepalDay.ts';
import { blogs, type Client, type Endpoint, kinds } from './client.ts';

/** The contract of a server with drafts and a bin. */
export function describeDrafts({ call, callAt, create, list, expectError }: Client) {
  const { drafts } = blogKind;
  const createDraft = async (fields: object): Promise<string> => {
    const { status, data } = await call('POST', drafts.create.path, fields);
    expect(status).toBe(201);
    return Object(data)._id;
  };
  const listDrafts = async () => (await call('GET', drafts.list.path)).data;
  const inBin = async (): Promise<BinEntry[]> =>
    Object((await call('GET', binEndpoints.listBin.path)).data).entries;
  const published = async (id: string) => (await callAt(blogKind.get, id)).status === 200;

  describe('drafts', () => {
    it('may lack everything, and are in no public answer', async () => {
      for (const fields of [{}, { title: 'Only this' }, { content: 'B', author: '' }]) {
        const _id = await createDraft(fields);
        const draft = { title: '', content: '', ...fields };
        expect(await listDrafts()).toContainEqual({ _id, ...draft });
        expect(await callAt(drafts.get, _id)).toMatchObject({
          data: { _id, ...draft },
        });
        expect(await published(_id)).toBe(false);
      }
      expect(await list(blogs)).toEqual([]);
    });

    it('take the limits of a blog, and refuse other types', async () => {
      const before = await listDrafts();
      for (const wrong of [{ title: 7 }, { content: 'x'.repeat(20_001) }, { imageUrl: 7 }]) {
        await expectError(400, call('POST', drafts.create.path, wrong));
      }
      expect(await listDrafts()).toEqual(before);
    });

    it('are no blogs: the nine endpoints do not find them, nor these a blog', async () => {
      const draft = await createDraft(blogs.sample);
      const { _id } = await create(blogs, blogs.sample);
      await expectError(404, callAt(blogKind.update, draft, blogs.sample));
      await expectError(404, callAt(blogKind.remove, draft));
      await expectError(404, callAt(drafts.takeBack, draft));
      await expectError(404, callAt(drafts.get, _id), /^Draft not found$/);
      await expectError(404, callAt(drafts.update, _id, blogs.sample));
      await expectError(404, callAt(drafts.publish, _id));
      await expectError(404, callAt(drafts.remove, _id));
      expect(await published(_id)).toBe(true);
    });

    it('are published under their id with what a blog needs, and taken back', async () => {
      const _id = await createDraft({ ...blogs.sample, author: ' ' });
      await expectError(400, callAt(drafts.publish, _id), /^author must not be empty$/);
      expect(await published(_id)).toBe(false);
      await callAt(drafts.update, _id, { author: 'Sunita' });
      const { status, data } = await callAt(drafts.publish, _id);
      const blog = { _id, ...blogs.sample, author: 'Sunita' };
      expect({ status, data }).toMatchObject({ status: 200, data: blog });
      expect(await list(blogs)).toEqual([data]);
      await expectError(404, callAt(drafts.get, _id));

      expect(await callAt(drafts.takeBack, _id)).toMatchObject({ data: blog });
      expect(await published(_id)).toBe(false);
      expect(await list(blogs)).toEqual([]);
      expect(await listDrafts()).toMatchObject([blog]);
    });

    it('get the day of their publication, and keep it when they are taken back', async () => {
      const _id = await createDraft(blogs.sample);
      const at = (endpoint: Endpoint) => callAt(endpoint, _id);
      const today = nepalDay(new Date());
      expect(await at(drafts.publish)).toMatchObject({ data: { publishedOn: today } });
      const publishedOn = '2020-02-03';
      await callAt(blogKind.update, _id, { ...blogs.sample, publishedOn });
      expect(await at(drafts.takeBack)).toMatchObject({ data: { publishedOn } });
      expect(await at(drafts.publish)).toMatchObject({ data: { publishedOn } });

      const id = (await create(blogs, blogs.sample))._id;
      const { data } = await callAt(drafts.takeBack, id);
      expect(data).toMatchObject({ publishedOn: today });
    });

    it('are not changed when they are published first, and keep later changes', async () => {
      const publishedOn = '2023-05-06';
      const _id = await createDraft({ ...blogs.sample, publishedOn });
      const at = async (endpoint: Endpoint, fields?: object) =>
        Object((await callAt(endpoint, _id, fields)).data);
      expect(await at(drafts.update, { content: 'B' })).toHaveProperty('updatedAt');
      const first = await at(drafts.publish);
      expect(first).toMatchObject({ content: 'B', publishedOn });
      expect(first).not.toHaveProperty('updatedAt');
      await at(drafts.takeBack);
      const changed = await at(drafts.update, { content: 'C', version: '' });
      expect(await at(drafts.publish)).toEqual(changed);
      await at(drafts.takeBack);
      expect(await at(drafts.publish)).toEqual(changed);
    });

    it('refuse an update of another version than there is', async () => {
      const _id = await createDraft({ title: 'A' });
      const update = (fields: object) => callAt(drafts.update, _id, fields);
      expect((await update({ title: 'B', version: '' })).status).toBe(200);
      await expectError(409, update({ title: 'C', version: '' }), /changed this draft/);
      expect(await listDrafts()).toMatchObject([{ _id, title: 'B' }]);
    });
  });

  describe('the bin', () => {
    it.each(kinds)('keeps $name, and puts them back as they were', async (kind) => {
      const { remove, putBack } = bin[kind.name];
      const created = await create(kind, kind.fields);
      const at = (endpoint: Endpoint, body?: object) => callAt(endpoint, created._id, body);
      await expectError(404, at(putBack), /not in the bin/);
      await expectError(404, at(remove));
      await at(kind.remove);
      await expectError(404, at(kind.update, kind.sample));
      const [entry] = await inBin();
      const { name, nameField } = kind;
      expect(entry).toMatchObject({ kind: name, _id: created._id, isDraft: false });
      expect(entry?.title).toBe(Object(created)[nameField]);
      expect(Math.abs(Date.now() - (entry?.deletedAt ?? 0))).toBeLessThan(60_000);

      expect((await at(putBack)).status).toBe(200);
      expect(await list(kind)).toEqual([created]);
      expect((await inBin()).map(({ _id }) => _id)).not.toContain(created._id);
      await at(kind.remove);
      expect((await at(remove)).status).toBe(200);
      await expectError(404, at(putBack));
      expect((await inBin()).map(({ _id }) => _id)).not.toContain(created._id);
      expect(await list(kind)).toEqual([]);
    });

    it('keeps a draft, which is put back as a draft', async () => {
      const _id = await createDraft({ title: 'Rara' });
      await callAt(drafts.remove, _id);
      expect(await listDrafts()).toEqual([]);
      expect((await inBin())[0]).toMatchObject({ kind: 'blogs', title: 'Rara', isDraft: true });
      await callAt(bin.blogs.putBack, _id);
      expect(await listDrafts()).toMatchObject([{ _id, title: 'Rara' }]);
      expect(await published(_id)).toBe(false);
    });

    it('keeps a message, which the inbox does not have meanwhile', async () => {
      const subject = `Rara ${crypto.randomUUID()}`;
      const message = { name: 'Asmita', email: 'a@b.example', subject, message: 'M' };
      await call('POST', contactEndpoints.sendMessage.path, message);
      const inbox = async () => {
        const query = new URLSearchParams({ q: subject });
        const { data } = await call('GET', `${inboxEndpoints.listMessages.path}?${query}`);
        return Object(data).messages;
      };
      const count = async () =>
        Object((await call('GET', inboxEndpoints.countNewMessages.path)).data).total;
      const total = await count();
      const before = await inbox();
      const _id: string = before[0]._id;
      expect((await callAt(inboxEndpoints.deleteMessage, _id)).status).toBe(200);
      expect(await inbox()).toEqual([]);
      expect(await count()).toBe(total - 1);
      const done = { status: 'done' };
      await expectError(404, callAt(inboxEndpoints.updateMessage, _id, done));
      await expectError(404, callAt(inboxEndpoints.deleteMessage, _id));
      expect((await inBin())[0]).toMatchObject({ kind: 'messages', title: `${subject} (Asmita)` });
      await callAt(bin.messages.putBack, _id);
      expect(await inbox()).toEqual(before);
      await callAt(inboxEndpoints.deleteMessage, _id);
      expect((await callAt(bin.messages.remove, _id)).status).toBe(200);
      await expectError(404, callAt(bin.messages.putBack, _id));
      expect(await inbox()).toEqual([]);
    });
  });
}
