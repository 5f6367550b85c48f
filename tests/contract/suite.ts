import { beforeEach, describe, expect, it } from 'vitest';
import { contentEndpoints } from '#contracts/content.ts';
import { pathOf } from '#contracts/endpoint.ts';
import {
  blogs,
  createClient,
  sentFields,
  type Target,
  testimonials,
  UNKNOWN_ID,
} from './client.ts';
import { describeContact, describeEmail } from './contact.ts';
import { describeDrafts } from './drafts.ts';
import { describeEntities } from './entities.ts';
import { describeInbox } from './inbox.ts';
import { describeProtection } from './protection.ts';

/** Tests the promises of the contract. Without `reset` existing entries are left alone. */
export function describeContract(name: string, target: Target) {
  const client = createClient(target);
  const { call, create, list, expectError } = client;
  const testimonial = testimonials.sample;
  const blog = blogs.sample;

  describe(name, () => {
    beforeEach(() => target.reset?.());

    describeEntities(client);

    describe('what only one kind does', () => {
      it('accepts an empty message for a testimonial, but no other type', async () => {
        const { _id } = await create(testimonials, testimonial);
        const path = pathOf(contentEndpoints.updateTestimonial, _id);
        const changed = { ...testimonial, message: '' };
        expect(sentFields((await call('PUT', path, changed)).data)).toEqual({ _id, ...changed });
        await expectError(400, call('PUT', path, { ...testimonial, message: 4 }), /message/);
        await expectError(400, call('PUT', path, { name: 'A' }), /message/);
      });

      it.each(['title', 'content'])('rejects a blog update without a %s', async (field) => {
        const { _id } = await create(blogs, blog);
        const path = pathOf(contentEndpoints.updateBlog, _id);
        for (const value of [' ', undefined]) {
          const body = { ...blog, [field]: value };
          await expectError(400, call('PUT', path, body), new RegExp(field));
        }
        const { data } = await call('GET', pathOf(contentEndpoints.getBlog, _id));
        expect(data).toMatchObject(blog);
      });

      it('returns a blog by its id, and only as a blog', async () => {
        const created = await create(blogs, blog);
        const { status, data } = await call('GET', pathOf(contentEndpoints.getBlog, created._id));
        expect({ status, data }).toEqual({ status: 200, data: created });
        await expectError(404, call('GET', pathOf(contentEndpoints.getBlog, UNKNOWN_ID)));
        await expectError(404, call('GET', `/testimonials/get/${created._id}`));
      });

      it('keeps the address of a picture, from a create and from an update', async () => {
        const imageUrl = '/uploads/rara.webp';
        const created = await create(blogs, { ...blog, imageUrl });
        expect(created).toMatchObject({ imageUrl });
        const path = pathOf(contentEndpoints.updateBlog, created._id);
        const other = { imageUrl: 'https://pictures.example/phewa.jpg' };
        expect((await call('PUT', path, { ...blog, ...other })).data).toMatchObject(other);
        expect((await call('PUT', path, blog)).data).toMatchObject(other);
        for (const imageUrl of [7, `https://pictures.example/${'a'.repeat(2000)}`]) {
          const wrong = { ...blog, imageUrl };
          await expectError(400, call('POST', contentEndpoints.createBlog.path, wrong), /imageUrl/);
        }
      });

      if (target.contact?.includes('own')) {
        it('says when a blog was changed', async () => {
          const { _id } = await create(blogs, blog);
          const before = new Date().toISOString();
          const path = pathOf(contentEndpoints.updateBlog, _id);
          const { data } = await call('PUT', path, { ...blog, updatedAt: '2000' });
          const { updatedAt } = Object(data);
          expect([before, updatedAt, new Date().toISOString()].toSorted()[1]).toBe(updatedAt);
          expect(await list(blogs)).toEqual([data]);
        });
      }

      it('keeps the author if an update has none', async () => {
        const created = await create(blogs, blog);
        const { author, ...rest } = blog;
        const { data } = await call('PUT', pathOf(contentEndpoints.updateBlog, created._id), rest);
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
        const head = await call('HEAD', contentEndpoints.listBlogs.path);
        expect(head).toMatchObject({ status: 200, data: '' });
        const options = await call('OPTIONS', contentEndpoints.listBlogs.path);
        expect(options.status).toBe(204);
        expect(options.headers.get('allow')).toContain('GET');
      });
    });

    if (target.contact?.includes('own')) describeContact(client);
    if (target.contact?.includes('emailJs')) describeEmail(target);

    if (target.isOurs) {
      describeDrafts(client);
      describeInbox(client);
    }

    if (target.headers) describeProtection(client, target.headers);
  });
}
