import type { Page } from 'playwright';

/** The pair of development, which the preview build carries. */
export const credentials = { username: 'admin', password: 'namaste-dev' };

/** Signs in on the sign-in page and waits for the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(credentials.username);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
}
