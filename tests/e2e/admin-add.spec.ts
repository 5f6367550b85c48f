import { expect } from '@playwright/test';
import { expectValues, fill, requestErrors, test, toast } from './admin.ts';
import { kinds, testimonial } from './admin-kinds.ts';
import { type MockResponse, mockResponse, recordRequests } from './mock-api.ts';

const failures: readonly { name: string; response: MockResponse | 'unreachable'; text?: string }[] =
  [
    {
      name: 'a message',
      response: { status: 400, body: { message: 'Too long for us' } },
      text: 'Too long for us',
    },
    { name: 'an empty message', response: { status: 500, body: { message: '' } } },
    { name: 'no message', response: { status: 500, body: {} } },
    { name: 'no response', response: 'unreachable' },
  ];

for (const kind of kinds) {
  test.describe(`adding a ${kind.noun}`, () => {
    const { add, toasts } = kind;

    test('requires every field and treats spaces as empty', async ({ openAdmin }) => {
      const page = await openAdmin(add.path);
      const sent = recordRequests(page);
      const button = page.getByRole('button', { name: add.button, exact: true });
      for (const label of Object.keys(add.fields)) {
        await expect(page.getByLabel(label)).toHaveJSProperty('required', true);
        for (const nothing of ['', '   ']) {
          await fill(page, { ...add.fields, [label]: nothing });
          await button.click();
          await expect(page.getByLabel(label)).toBeFocused();
        }
      }
      await expect(page.getByRole('textbox')).toHaveCount(Object.keys(add.fields).length);
      expect(sent).toEqual([]);
    });

    test('sends one request for a double click, shows a toast and empties the form', async ({
      openAdmin,
    }) => {
      const page = await openAdmin(add.path);
      const sent = recordRequests(page);
      const lines: string[] = [];
      page.on('console', (line) => lines.push(line.text()));
      let headers: Record<string, string> = {};
      page.on('request', (request) => {
        if (request.method() === 'POST') headers = request.headers();
      });
      await fill(page, add.fields);
      await page.getByRole('button', { name: add.button, exact: true }).dblclick();
      await expect(toast(page, toasts.added)).toBeVisible();
      for (const label of Object.keys(add.fields))
        await expect(page.getByLabel(label)).toHaveValue('');
      expect(sent).toEqual([{ method: 'POST', path: `${kind.api}/create`, body: add.sends }]);
      expect(headers['content-type']).toContain('application/json');
      expect(headers).not.toHaveProperty('authorization');
      if (kind === testimonial) expect(lines.join('\n')).toContain('Testimonial created:');
    });

    for (const width of [360, 1280]) {
      test(`says at ${width} px that a text is too long, and how long it is near the limit`, async ({
        openAdmin,
      }) => {
        const page = await openAdmin(add.path, { viewport: { width, height: 740 } });
        const sent = recordRequests(page);
        const [longField = ''] = Object.keys(add.fields).slice(-1);
        const field = page.getByLabel(longField);
        const button = page.getByRole('button', { name: add.button, exact: true });
        await fill(page, { ...add.fields, [longField]: 'words '.repeat(3_335) });
        await expect(field).toHaveAccessibleDescription(
          'This text is 10 characters too long. At most 20,000 can be saved.',
        );
        await button.click();
        await expect(field).toBeFocused();
        expect(sent).toEqual([]);
        await field.fill('four '.repeat(4_000));
        await expect(field).toHaveAccessibleDescription('20,000 of 20,000 characters.');
        await button.click();
        await expect(toast(page, toasts.added)).toBeVisible();
      });
    }

    for (const { name, response, text = toasts.addFailed } of failures) {
      test(`shows a failure with ${name} in a toast and keeps the text`, async ({ openAdmin }) => {
        const page = await openAdmin(add.path, { expectedErrors: requestErrors });
        await mockResponse(page, 'POST', `${kind.api}/create`, response);
        await fill(page, add.fields);
        await page.getByRole('button', { name: add.button, exact: true }).click();
        await expect(toast(page, text)).toBeVisible();
        await expectValues(page, add.fields);
      });
    }
  });
}
