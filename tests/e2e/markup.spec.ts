import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { notFoundFile, publicFiles, shells } from '#tools/build/pages.ts';
import { test } from './fixtures.ts';
import { credentials } from './forms.ts';

test('every HTML file of the build is valid', async ({ site }) => {
  // The rules of the HTML standard, without style rules.
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard'],
    // The standard forbids to repeat the role of a cell, row or table.
    rules: { 'no-redundant-role': 'error' },
  });
  const errors: string[] = [];
  for (const { file } of [...publicFiles, ...shells, notFoundFile]) {
    const html = readFileSync(join(site.dir, file), 'utf8');
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, offset } of results.flatMap(({ messages }) => messages)) {
      errors.push(`${file}: ${ruleId}: ${message}, before ${html.slice(offset, offset + 80)}`);
    }
    // html-validate accepts spaces in URLs, the standard does not.
    for (const [link] of html.matchAll(/<link [^>]*href="[^"]*\s[^"]*"/g)) {
      errors.push(`${file}: space in the URL of ${link.slice(0, 80)}`);
    }
  }
  expect(errors).toEqual([]);
});

test('the build has the hash of the password, and not the password', ({ site }) => {
  const scripts = globSync('**/*.js', { cwd: site.dir });
  const filesWith = (text: RegExp) =>
    scripts.filter((file) => text.test(readFileSync(join(site.dir, file), 'utf8')));
  expect(filesWith(/hash:\s*["'`][0-9a-f]{64}["'`]/)).toHaveLength(1);
  expect(filesWith(new RegExp(credentials.password))).toEqual([]);
});
