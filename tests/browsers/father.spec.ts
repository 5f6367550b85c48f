import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { test } from './fixtures.ts';

const guide = paths.studyIn('uk');

test('a father finds and shares his sum, and takes his plan along', async ({ visit, driven }) => {
  await visit.resize('phone');
  await visit.hydrated(guide);
  await visit.click('button', 'Put in your own figures');
  await visit.type(/^Tuition of your offer/, '18000');
  await visit.sendKeys(await visit.find('field', 'Where'), 'In London');
  await visit.sendKeys(await visit.find('field', 'Years of the course'), '3');
  await visit.find('text', /^All 3 years together: about/);
  await visit.expectPath(/tuition=18000.*place=london.*years=3/);
  const sum = await visit.text(/^About .* lakh|^NPR /);

  await visit.hydrated(await visit.path());
  expect(await visit.text(/^About .* lakh|^NPR /)).toBe(sum);

  await visit.click('button', 'The whole plan, month by month');
  await visit.click('button', 'Add to my calendar');
  // Firefox first makes an empty file.
  const calendars = () =>
    readdirSync(driven.downloads)
      .filter((name) => name.endsWith('.ics'))
      .map((name) => readFileSync(join(driven.downloads, name), 'utf8'));
  const calendar = expect.stringMatching(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR/s);
  await expect.poll(calendars).toEqual([calendar]);

  await visit.click('link', 'Contact us');
  await visit.expectPath(/^\/contact/);
  await expect.poll(() => visit.value('Subject')).toBe('United Kingdom');
});
