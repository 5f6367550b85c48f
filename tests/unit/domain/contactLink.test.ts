import { expect, test } from 'vitest';
import { contactPath, questionSubject } from '#src/domain/contactLink.ts';

test('the subject of a question is the country and the topic', () => {
  expect(questionSubject('Canada', 'Visa fee')).toBe('Canada: visa fee');
  expect(questionSubject('UK', 'NOC')).toBe('UK: NOC');
});

test('the link to the contact page has the subject, encoded', () => {
  expect(contactPath('Canada: visa fee & more')).toBe(
    '/contact?subject=Canada%3A+visa+fee+%26+more',
  );
});
