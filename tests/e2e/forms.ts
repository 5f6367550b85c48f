import { expect, type Locator, type Page } from '@playwright/test';
import { INACTIVITY_LIMIT_MS } from '#src/auth/sessionStore.ts';
import type { Site } from './server.ts';

/** Fills in fields by label. */
export async function fill(part: Page | Locator, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) await part.getByLabel(label).fill(value);
}

/** Expects values of fields by label. */
export async function expectValues(part: Page | Locator, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) {
    await expect(part.getByLabel(label)).toHaveValue(value);
  }
}

/** A valid message to the office, by the labels of the contact form. */
export const message = {
  Name: 'Sita Rai',
  Email: 'sita@students.example',
  Subject: 'A question: costs & fees?',
  Message: 'Namaste,\nhow much does a year in Ireland cost? धन्यवाद 🙏',
  'Phone (optional)': '+977 980-0000000',
} as const;

/** The contact form. */
export const contactForm = (page: Page) => page.getByRole('form', { name: 'Contact form' });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });
/** The text that the visitor sees when a message was sent. */
export const thanks = (page: Page) => page.getByRole('dialog', { name: 'Thank You!' });

/** The credentials of the preview build. */
export const credentials = { username: 'admin', password: 'namaste-dev' };

/** Fills in and sends the form of the sign-in page. */
export async function signIn(page: Page, { username, password } = credentials): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** The storage of a visitor who has just signed in. */
export function signedIn({ url }: Site, expiry = Date.now() + INACTIVITY_LIMIT_MS) {
  const { username } = credentials;
  const items = { isAuthenticated: 'true', username, authExpiry: String(expiry) };
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}
