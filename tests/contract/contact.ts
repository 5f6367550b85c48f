import { describe, expect, it } from 'vitest';
import { contactEndpoints, emailEndpoint, HONEYPOT_FIELD } from '#contracts/contact.ts';
import type { Client, Target } from './client.ts';

const text = { subject: 'September 🎓', message: 'नमस्ते,\nwhen should I sit IELTS?' };

/** The contract for contact messages. */
export function describeContact({ call, expectError }: Client) {
  describe('the contact endpoint', () => {
    const { method, path } = contactEndpoints.sendMessage;
    const fields = { name: 'Asmita Thapa', email: 'asmita@student.example', ...text };

    it('responds to a message with 201, also with an empty honeypot', async () => {
      for (const honeypot of [{}, { [HONEYPOT_FIELD]: '' }]) {
        const { status, data } = await call(method, path, { ...fields, ...honeypot });
        expect({ status, data }).toEqual({ status: 201, data: { message: expect.any(String) } });
      }
    });

    it('takes any text of 40 characters as a phone number, and none', async () => {
      for (const phone of ['', '+977 980-0000000', '९८०१२३४५६७', 'क'.repeat(40)]) {
        expect((await call(method, path, { ...fields, phone })).status).toBe(201);
      }
      const tooLong = { ...fields, phone: '9'.repeat(41) };
      await expectError(400, call(method, path, tooLong), /phone must have at most 40/);
    });

    it.each(Object.keys(fields))('rejects a message without %s', async (field) => {
      for (const value of [undefined, ' ', 7]) {
        const sent = { ...fields, [field]: value };
        await expectError(400, call(method, path, sent), new RegExp(field));
      }
    });

    it('takes 20,000 characters in Devanagari, and no more in any field', async () => {
      const long = { ...fields, message: 'क'.repeat(20_000) };
      expect((await call(method, path, long)).status).toBe(201);
      const tooLong = { ...fields, message: 'x'.repeat(20_001) };
      await expectError(400, call(method, path, tooLong), /message must have at most 20,000/);
      for (const field of ['name', 'email', 'subject']) {
        const sent = { ...fields, [field]: 'x'.repeat(201) };
        const message = new RegExp(`${field} must have at most 200`);
        await expectError(400, call(method, path, sent), message);
      }
      await expectError(413, call(method, path, { ...fields, message: 'x'.repeat(70_000) }));
    });

    it('rejects a message whose honeypot a program has filled in, and reading', async () => {
      const sent = { ...fields, [HONEYPOT_FIELD]: 'https://spam.example' };
      await expectError(400, call(method, path, sent), new RegExp(HONEYPOT_FIELD));
      await expectError(405, call('GET', path));
    });
  });
}

/** The promises of a mock of EmailJS for contact messages. */
export function describeEmail(target: Target) {
  describe('the e-mail endpoint', () => {
    const sender = { user_name: 'Asmita Thapa', user_email: 'asmita@student.example' };
    const ids = { service_id: 'service', template_id: 'template', user_id: 'public-key' };
    const fields = { ...sender, ...text, lib_version: '4.4.1', ...ids };
    const address = () => new URL(emailEndpoint.path, target.baseUrl()).href;
    const post = async (sent: Record<string, string>) => {
      const body = new FormData();
      const headers = { ...target.headers?.() };
      for (const [field, value] of Object.entries(sent)) body.append(field, value);
      return fetch(address(), { method: 'POST', body, headers });
    };

    it('accepts the multipart form of the SDK and responds with OK', async () => {
      for (const sent of [fields, { ...fields, user_phone: '९८०१२३४५६७' }]) {
        const response = await post(sent);
        expect(response.status).toBe(200);
        expect(await response.text()).toBe('OK');
      }
    });

    it.each(Object.keys(fields))('rejects a form without %s', async (field) => {
      const { [field as keyof typeof fields]: _left, ...rest } = fields;
      const response = await post(rest);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ message: expect.stringContaining(field) });
    });

    it('rejects a body that is not a form, and reading messages', async () => {
      const headers = { ...target.headers?.() };
      const response = await fetch(address(), { method: 'POST', body: '{}', headers });
      expect(response.status).toBe(400);
      expect((await fetch(address())).status).toBe(405);
    });
  });
}
