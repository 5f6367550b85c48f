import { expect, type Page } from '@playwright/test';

/** The path of EmailJS's API, which the mock API also serves. */
export const emailPath = '/api/v1.0/email/send-form';
/** The text for every failure. */
export const failure = 'Failed to send message. Please try again later.';

/** A valid message, by the labels of the fields. */
export const message = {
  Name: 'Sita Rai',
  Email: 'sita@students.example',
  Subject: 'A question: costs & fees?',
  Message: 'Namaste,\nhow much does a year in Ireland cost? धन्यवाद 🙏',
  'Phone or WhatsApp (optional)': '+977 980-0000000',
} as const;

/** The contact form. */
export const form = (page: Page) => page.getByRole('form', { name: 'Contact form' });
/** A field of the form. */
export const field = (page: Page, label: string) => form(page).getByLabel(label);
/** The submit button of the form. */
export const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Send Message' });

/** Fills in the form. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>> = message) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Expects the values of fields. */
export async function expectValues(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    await expect(field(page, label)).toHaveValue(value);
  }
}

/** Accepts the browser's alerts and collects their texts. */
export function collectAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  return alerts;
}
