import { expect, test } from 'vitest';
import { siteSettings } from '#tools/serving/builtServer.ts';

const emailJs = {
  VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  VITE_EMAILJS_SERVICE_ID: 's',
  VITE_EMAILJS_TEMPLATE_ID: 't',
  VITE_EMAILJS_PUBLIC_KEY: 'k',
};

test('the contact form uses EmailJS if all its settings are there', () => {
  expect(siteSettings(emailJs)).toEqual({ VITE_AUTH: 'server' });
});

test.each([
  ['no setting is there', {}],
  ['one setting of EmailJS is missing', { ...emailJs, VITE_EMAILJS_PUBLIC_KEY: '' }],
  ['the server mails', { ...emailJs, SMTP_URL: 'smtp://localhost' }],
])('the contact form sends to the server if %s', (_, env) => {
  expect(siteSettings(env)).toMatchObject({ VITE_EMAILJS_ORIGIN: 'self' });
});
