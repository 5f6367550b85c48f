import { beforeEach, describe, expect, it } from 'vitest';
import { getBlog } from '#contracts/blog.ts';
import {
  blogs,
  createClient,
  sentFields,
  type Target,
  testimonials,
  UNKNOWN_ID,
} from './client.ts';
import { describeContact } from './contact.ts';
import { describeDrafts } from './drafts.ts';
import { describeEntities } from './entities.ts';
import { describeInbox } from './inbox.ts';
import { describeProtection } from './protection.ts';

/** Tests the promises of the contract. Without `reset` existing entries are left alone. */
export function describeContract(name: string, target: Target) {
  const client = createClient(target);
  const { call, callAt, create, list, expectError } = client;
  const testimonial = testimonials.sample;
  const blog = blogs.sample;
  /** True if it takes the contact form at an endpoint of its own. */
  const takesMessages = Boolean(target.isOurs || target.headers);

  describe(name, () => {
    beforeEach(() => target.reset?.());

    describeEntities(client);

    describe('what only one kind does', () => {
      it('accepts an empty message for a testimonial, but no other type', async () => {
        const { _id } = await create(testimonials, testimonial);
        const changed = { ...testimonial, message: '' };
        const update = (body: object) => callAt(testimonials.update, _id, body);
        expect(sentFields((await update(changed)).data)).toEqual({ _id, ...changed });
        await expectError(400, update({ ...testimonial, message: 4 }), /message/);
        await expectError(400, update({ name: 'A' }), /message/);
      });

      it.each(['title', 'content'])('rejects a blog update without a %s', async (field) => {
        const { _id } = await create(blogs, blog);
        for (const value of [' ', undefined]) {
          const body = { ...blog, [field]: value };
          await expectError(400, callAt(blogs.update, _id, body), new RegExp(field));
        }
        const { data } = await callAt(getBlog, _id);
        expect(data).toMatchObject(blog);
      });

      it('returns a blog by its id, and only as a blog', async () => {
        const created = await create(blogs, blog);
        const { status, data } = await callAt(getBlog, created._id);
        expect({ status, data }).toEqual({ status: 200, data: created });
        await expectError(404, callAt(getBlog, UNKNOWN_ID));
        await expectError(404, call('GET', `/testimonials/get/${created._id}`));
      });

      it('keeps the address of a picture, from a create and from an update', async () => {
        const imageUrl = '/uploads/rara.webp';
        const created = await create(blogs, { ...blog, imageUrl });
        expect(created).toMatchObject({ imageUrl });
        const update = (fields: object) =>
          callAt(blogs.update, created._id, { ...blog, ...fields });
        const other = { imageUrl: 'https://pictures.example/phewa.jpg' };
        expect((await update(other)).data).toMatchObject(other);
        expect((await update({})).data).toMatchObject(other);
        for (const imageUrl of [7, `https://pictures.example/${'a'.repeat(2000)}`]) {
          const wrong = { ...blog, imageUrl };
          await expectError(400, call('POST', blogs.create.path, wrong), /imageUrl/);
        }
      });

      if (takesMessages) {
        it('says when a blog was changed', async () => {
          const { _id } = await create(blogs, blog);
          const before = new Date().toISOString();
          const { data } = await callAt(blogs.update, _id, { ...blog, updatedAt: '2000' });
          const { updatedAt } = Object(data);
          expect([before, updatedAt, new Date().toISOString()].toSorted()[1]).toBe(updatedAt);
          expect(await list(blogs)).toEqual([data]);
        });
      }

      it('keeps the author if an update has none', async () => {
        const created = await create(blogs, blog);
        const { author, ...rest } = blog;
        const { data } = await callAt(blogs.update, created._id, rest);
        expect(sentFields(data)).toEqual({ ...created, author });
      });
    });

    describe('other paths and methods', () => {
      it.each([
        ...['/', '/nothing', '/blogs', '/testimonials', '/messages', '/messages/get', '/db'],
        ...['/blogs/get/a/b', '/blogs/create/', '/v1.0/email/send'],
      ])('responds to %s with 404', async (path) => {
        await expectError(404, call('GET', path));
        await expectError(404, call('POST', path, {}));
      });

      it('responds to HEAD like GET without a body, and to OPTIONS with Allow', async () => {
        const head = await call('HEAD', blogs.list.path);
        expect(head).toMatchObject({ status: 200, data: '' });
        const options = await call('OPTIONS', blogs.list.path);
        expect(options.status).toBe(204);
        expect(options.headers.get('allow')).toContain('GET');
      });
    });

    if (takesMessages) describeContact(client);

    if (target.isOurs) {
      describeDrafts(client);
      describeInbox(client);
    }

    if (target.headers) describeProtection(client, target.headers);
  });
}
