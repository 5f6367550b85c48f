import { beforeEach, describe, expect, it } from 'vitest';
import { emailEndpoint, endpoints, pathOf } from '#src/api/contract.ts';

/** A server under test. */
export interface Target {
  /** The base path of the API, such as `http://127.0.0.1:5000/api`. */
  readonly baseUrl: () => string;
  /** Empties the server's lists. Missing for a server with data of its own. */
  readonly reset?: () => Promise<void>;
}

const ID = /^[0-9a-f]{24}$/;
const UNKNOWN_ID = '0123456789abcdef01234567';
const UNREADABLE_ID = 'no%20such%20thing';

const testimonial = { name: 'Asmita Thapa', message: 'They told me the whole cost at once.' };
const blog = { title: 'The NOC', content: 'Step one.\nStep two.', author: 'Anisha Gurung' };

/**
 * Tests the promises of the contract and docs/api.md against any server. Without `reset` the tests
 * leave existing entries alone.
 */
export function describeContract(name: string, target: Target) {
  const url = (path: string) => target.baseUrl() + path;

  async function call(method: string, path: string, body?: unknown) {
    const response = await fetch(url(path), {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    const data: unknown = text && type.includes('json') ? JSON.parse(text) : text;
    return { status: response.status, data, headers: response.headers };
  }

  async function create(kind: Kind, fields: object): Promise<{ _id: string }> {
    const { status, data } = await call('POST', kind.create.path, fields);
    expect(status).toBe(201);
    return data as { _id: string };
  }

  async function list(kind: Kind): Promise<{ _id: string }[]> {
    const { status, data } = await call('GET', kind.list.path);
    expect(status).toBe(200);
    expect(data).toBeInstanceOf(Array);
    return data as { _id: string }[];
  }

  async function expectError(
    status: number,
    response: Promise<{ status: number; data: unknown; headers: Headers }>,
    message: RegExp = /./,
  ) {
    const { status: actual, data, headers } = await response;
    expect(actual).toBe(status);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(data).toEqual({ message: expect.stringMatching(message) });
    return headers;
  }

  describe(name, () => {
    beforeEach(() => target.reset?.());

    describe.each(kinds)('$name', (kind) => {
      it('responds to a create with 201, a new id and the sent fields', async () => {
        const created = await create(kind, kind.sample);
        expect(created).toEqual({ _id: expect.stringMatching(ID), ...kind.sample });
        expect(await list(kind)).toContainEqual(created);
      });

      it('lists newest first, by ids that begin with the time', async () => {
        const before = Math.floor(Date.now() / 1000) - 5;
        const first = await create(kind, kind.sample);
        const second = await create(kind, kind.sample);
        const ids = (await list(kind)).map(({ _id }) => _id);
        expect(ids.indexOf(second._id)).toBeLessThan(ids.indexOf(first._id));
        expect(Number.parseInt(first._id.slice(0, 8), 16)).toBeGreaterThan(before);
      });

      it('keeps emoji, Devanagari, line breaks and spaces unchanged', async () => {
        const text = '  नमस्ते 🙏🏽\n\nदोस्रो लाइन\t— “ok”  ';
        const fields = Object.fromEntries(Object.keys(kind.sample).map((field) => [field, text]));
        const created = await create(kind, fields);
        expect(await list(kind)).toContainEqual({ _id: created._id, ...fields });
      });

      it('ignores an id in the body and drops unknown fields', async () => {
        const created = await create(kind, {
          ...kind.sample,
          _id: UNKNOWN_ID,
          admin: true,
          __v: 3,
        });
        expect(created).toEqual({ _id: expect.stringMatching(ID), ...kind.sample });
        expect(created._id).not.toBe(UNKNOWN_ID);
        const { data } = await call('PUT', pathOf(kind.update, created._id), {
          ...kind.sample,
          _id: UNKNOWN_ID,
          admin: true,
        });
        expect(data).toEqual({ _id: created._id, ...kind.sample });
      });

      it.each(Object.keys(kind.sample))(
        'rejects a create with a missing or invalid %s',
        async (field) => {
          const before = (await list(kind)).length;
          const { [field]: _left, ...rest } = kind.sample;
          for (const body of [
            rest,
            { ...kind.sample, [field]: '' },
            { ...kind.sample, [field]: ' \n\t ' },
            { ...kind.sample, [field]: null },
            { ...kind.sample, [field]: 7 },
            { ...kind.sample, [field]: ['text'] },
          ]) {
            await expectError(400, call('POST', kind.create.path, body), new RegExp(field));
          }
          expect(await list(kind)).toHaveLength(before);
        },
      );

      it.each(['{"name": ', 'null', '[]', '"text"', '42', ''])(
        'rejects the body %j for create and update',
        async (body) => {
          const { _id } = await create(kind, kind.sample);
          await expectError(400, call('POST', kind.create.path, body));
          await expectError(400, call('PUT', pathOf(kind.update, _id), body));
        },
      );

      it('rejects a body over 1 MB with 413 and accepts one just below', async () => {
        const field = Object.keys(kind.sample).at(-1) ?? '';
        const withText = (length: number) => ({ ...kind.sample, [field]: 'x'.repeat(length) });
        await expectError(413, call('POST', kind.create.path, withText(1_100_000)));
        await create(kind, withText(1_000_000));
      });

      it('responds to an update with 200 and the entity', async () => {
        const { _id } = await create(kind, kind.sample);
        const { status, data } = await call('PUT', pathOf(kind.update, _id), {
          _id,
          ...kind.sample,
          ...kind.change,
        });
        expect(status).toBe(200);
        expect(data).toEqual({ _id, ...kind.sample, ...kind.change });
        expect(await list(kind)).toContainEqual(data);
      });

      it('responds to a delete with 200 and a message, and to a second one with 404', async () => {
        const { _id } = await create(kind, kind.sample);
        const { status, data } = await call('DELETE', pathOf(kind.remove, _id));
        expect(status).toBe(200);
        expect(data).toEqual({ message: expect.any(String) });
        expect((await list(kind)).map((entity) => entity._id)).not.toContain(_id);
        await expectError(404, call('DELETE', pathOf(kind.remove, _id)));
      });

      it.each([UNKNOWN_ID, UNREADABLE_ID])('responds to the unknown id %s with 404', async (id) => {
        const at = (path: string) => path.replace(':id', id);
        await expectError(404, call('PUT', at(kind.update.path), kind.sample));
        await expectError(404, call('DELETE', at(kind.remove.path)));
      });

      it.each(['PATCH', 'DELETE'])(
        'responds to %s on the list with 405 and Allow',
        async (method) => {
          const headers = await expectError(405, call(method, kind.list.path));
          expect(headers.get('allow')).toContain('GET');
        },
      );

      it('responds to GET on create, update and delete with 405 and Allow', async () => {
        const { _id } = await create(kind, kind.sample);
        for (const { path, method } of [kind.create, kind.update, kind.remove]) {
          const headers = await expectError(405, call('GET', path.replace(':id', _id)));
          expect(headers.get('allow')).toContain(method);
        }
      });
    });

    describe('what only one kind does', () => {
      it('accepts an empty message for a testimonial, but no other type', async () => {
        const { _id } = await create(testimonials, testimonial);
        const path = pathOf(endpoints.updateTestimonial, _id);
        const { status, data } = await call('PUT', path, { ...testimonial, message: '' });
        expect({ status, data }).toEqual({
          status: 200,
          data: { _id, ...testimonial, message: '' },
        });
        await expectError(400, call('PUT', path, { ...testimonial, message: 4 }), /message/);
        await expectError(400, call('PUT', path, { name: 'A' }), /message/);
      });

      it.each(['title', 'content'])('rejects a blog update without a %s', async (field) => {
        const { _id } = await create(blogs, blog);
        const path = pathOf(endpoints.updateBlog, _id);
        await expectError(400, call('PUT', path, { ...blog, [field]: ' ' }), new RegExp(field));
        await expectError(
          400,
          call('PUT', path, { ...blog, [field]: undefined }),
          new RegExp(field),
        );
        expect(await call('GET', pathOf(endpoints.getBlog, _id))).toMatchObject({ data: blog });
      });

      it('returns a blog by its id, and only as a blog', async () => {
        const created = await create(blogs, blog);
        const { status, data } = await call('GET', pathOf(endpoints.getBlog, created._id));
        expect({ status, data }).toEqual({ status: 200, data: created });
        await expectError(404, call('GET', pathOf(endpoints.getBlog, UNKNOWN_ID)));
        await expectError(404, call('GET', `/testimonials/get/${created._id}`));
      });

      it('keeps the author if an update has none', async () => {
        const created = await create(blogs, blog);
        const { author, ...rest } = blog;
        const { data } = await call('PUT', pathOf(endpoints.updateBlog, created._id), rest);
        expect(data).toEqual({ ...created, author });
      });
    });

    describe('other paths and methods', () => {
      it.each([
        '/',
        '/nothing',
        '/blogs',
        '/testimonials',
        '/messages',
        '/messages/get',
        '/db',
        '/blogs/get/a/b',
        '/blogs/create/',
        '/v1.0/email/send',
      ])('responds to %s with 404', async (path) => {
        await expectError(404, call('GET', path));
        await expectError(404, call('POST', path, {}));
      });

      it('responds to HEAD like GET without a body, and to OPTIONS with Allow', async () => {
        const head = await call('HEAD', endpoints.listBlogs.path);
        expect(head).toMatchObject({ status: 200, data: '' });
        const options = await call('OPTIONS', endpoints.listBlogs.path);
        expect(options.status).toBe(204);
        expect(options.headers.get('allow')).toContain('GET');
      });
    });

    describe('the e-mail endpoint', () => {
      const fields = {
        user_name: 'Asmita Thapa',
        user_email: 'asmita@student.example',
        subject: 'September 🎓',
        message: 'नमस्ते,\nwhen should I sit IELTS?',
        lib_version: '4.4.1',
        service_id: 'service',
        template_id: 'template',
        user_id: 'public-key',
      };
      const address = () => new URL(emailEndpoint.path, target.baseUrl()).href;
      const post = async (sent: Record<string, string>) => {
        const body = new FormData();
        for (const [field, value] of Object.entries(sent)) body.append(field, value);
        return fetch(address(), { method: 'POST', body });
      };

      it('accepts the multipart form of the SDK and responds with OK', async () => {
        const response = await post(fields);
        expect(response.status).toBe(200);
        expect(await response.text()).toBe('OK');
      });

      it.each(Object.keys(fields))('rejects a form without %s', async (field) => {
        const { [field as keyof typeof fields]: _left, ...rest } = fields;
        const response = await post(rest);
        expect(response.status).toBe(400);
        expect(await response.json()).toEqual({ message: expect.stringContaining(field) });
      });

      it('rejects a body that is not a form, and reading messages', async () => {
        const response = await fetch(address(), { method: 'POST', body: '{}' });
        expect(response.status).toBe(400);
        expect((await fetch(address())).status).toBe(405);
      });
    });

    // Not on a server with data of its own, which would keep them.
    describe.runIf(target.reset)('many entries', () => {
      it('creates 50 entries from 50 concurrent requests', async () => {
        const created = await Promise.all(
          Array.from({ length: 50 }, () => create(testimonials, testimonial)),
        );
        expect(new Set(created.map(({ _id }) => _id)).size).toBe(50);
        expect(await list(testimonials)).toHaveLength(50);
      });

      it('lists 1,000 entries, newest first', async () => {
        for (let batch = 0; batch < 20; batch += 1) {
          await Promise.all(Array.from({ length: 50 }, () => create(testimonials, testimonial)));
        }
        const ids = (await list(testimonials)).map(({ _id }) => _id);
        expect(ids).toHaveLength(1000);
        expect(ids).toEqual(ids.toSorted().reverse());
      }, 60_000);
    });
  });
}

interface Kind {
  readonly name: string;
  readonly sample: Readonly<Record<string, string>>;
  readonly change: Readonly<Record<string, string>>;
  readonly create: { readonly path: string; readonly method: string };
  readonly list: { readonly path: string; readonly method: string };
  readonly update: { readonly path: string; readonly method: string };
  readonly remove: { readonly path: string; readonly method: string };
}

const testimonials: Kind = {
  name: 'testimonials',
  sample: testimonial,
  change: { message: 'And they were right.' },
  create: endpoints.createTestimonial,
  list: endpoints.listTestimonials,
  update: endpoints.updateTestimonial,
  remove: endpoints.deleteTestimonial,
};

const blogs: Kind = {
  name: 'blogs',
  sample: blog,
  change: { title: 'The NOC, again', content: 'Only one step.' },
  create: endpoints.createBlog,
  list: endpoints.listBlogs,
  update: endpoints.updateBlog,
  remove: endpoints.deleteBlog,
};

const kinds = [testimonials, blogs];
