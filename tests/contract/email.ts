import { describe, expect, it } from 'vitest';
import { emailEndpoint } from '#contracts/contact.ts';
import type { Target } from './client.ts';

/** What the contract promises for contact messages. */
export function describeEmail(target: Target) {
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
      const headers = { ...target.headers?.() };
      for (const [field, value] of Object.entries(sent)) body.append(field, value);
      return fetch(address(), { method: 'POST', body, headers });
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
      const headers = { ...target.headers?.() };
      const response = await fetch(address(), { method: 'POST', body: '{}', headers });
      expect(response.status).toBe(400);
      expect((await fetch(address())).status).toBe(405);
    });
  });
}
