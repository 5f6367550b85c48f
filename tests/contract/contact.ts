import { describe, expect, it } from 'vitest';
import { contactEndpoints, HONEYPOT_FIELD } from '#contracts/contact.ts';
import type { Client } from './client.ts';

/** The contract for contact messages. */
export function describeContact({ call, expectError }: Client) {
  describe('the contact endpoint', () => {
    const { method, path } = contactEndpoints.sendMessage;
    const text = { subject: 'September 🎓', message: 'नमस्ते,\nwhen should I sit IELTS?' };
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
