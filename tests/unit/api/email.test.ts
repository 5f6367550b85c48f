import { expect, test, vi } from 'vitest';
import { sendContactMessage } from '#src/api/email.ts';

const sendForm = vi.hoisted(() => vi.fn());
vi.mock('@emailjs/browser', () => ({ init: vi.fn(), sendForm }));

const settings = [
  'VITE_EMAILJS_ORIGIN',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
  'VITE_EMAILJS_PUBLIC_KEY',
];

const form: HTMLFormElement = Object.create(null);

test.each(settings)('sends nothing without %s, and logs the reason', async (missing) => {
  for (const name of settings) vi.stubEnv(name, name === missing ? '' : 'https://example.test');
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(sendContactMessage(form)).rejects.toThrow(`${missing} is not set`);
  expect(log.mock.lastCall?.join(' ')).toContain(`${missing} is not set`);
  expect(sendForm).not.toHaveBeenCalled();
});

test('is not fooled by a page of HTML with status 200', async () => {
  for (const name of settings) vi.stubEnv(name, 'https://example.test');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sendForm.mockResolvedValueOnce({ status: 200, text: '<!doctype html>' });
  await expect(sendContactMessage(form)).rejects.toThrow('not from EmailJS');
});
