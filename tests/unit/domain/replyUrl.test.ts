import { expect, test } from 'vitest';
import { replyUrl } from '#src/domain/replyUrl.ts';

const question = {
  email: 'asmita@student.example',
  name: 'Asmita Thapa',
  subject: 'Costs & fees',
  message: 'Namaste,\r\nhow much?\n\nThank you',
};

const partsOf = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

test('a reply has the subject, and the question with > before each line', () => {
  expect(partsOf(replyUrl(question))).toEqual({
    to: 'asmita@student.example',
    subject: 'Re: Costs & fees',
    body: '\r\n\r\nAsmita Thapa wrote:\r\n> Namaste,\r\n> how much?\r\n> \r\n> Thank you',
  });
});

test('what a visitor typed as the address adds no receiver, field or text', () => {
  const email = ' a@b.example?bcc=victim@example.com&body=x ';
  const url = replyUrl({ ...question, email });
  expect(url).toMatch(/^mailto:a@b\.example%3Fbcc%3Dvictim@example\.com%26body%3Dx\?subject=Re/);
  expect(new URL(url).searchParams.get('bcc')).toBeNull();
});

test.each([
  ['a long text', 'word '.repeat(4000)],
  ['a Nepali text', 'नमस्ते '.repeat(2000)],
  ['a text of short lines', 'a\n'.repeat(9000)],
  ['emoji', '👩🏽‍🎓'.repeat(500)],
  ['half a character', '\ud83d'.repeat(3000)],
])('of %s it has the beginning, in a link that mail programs take', (_, message) => {
  const longest = { email: `${'e'.repeat(185)}@student.example`, name: 'न'.repeat(200) };
  for (const sender of [{}, { ...longest, subject: 'न'.repeat(200) }]) {
    const url = replyUrl({ ...question, ...sender, message });
    expect(url.length).toBeLessThanOrEqual(2000);
    expect(partsOf(url).body).toMatch(/wrote:\r\n> .*\.\.\.$/s);
    expect(partsOf(url).body).not.toContain('\ud83d.');
  }
  expect(replyUrl({ ...question, message }).length).toBeGreaterThan(1500);
});

test('an address that fills the link is answered without the question', () => {
  const url = replyUrl({ ...question, email: 'न'.repeat(200), subject: 'न'.repeat(200) });
  expect(new URL(url).searchParams.get('subject')).toContain('Re: न');
});
