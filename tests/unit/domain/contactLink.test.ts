import { expect, test } from 'vitest';
import { chatUrl, contactPath, questionSubject } from '#src/domain/contactLink.ts';

test('the subject of a question is the country and the topic', () => {
  expect(questionSubject('Canada', 'Visa fee')).toBe('Canada: visa fee');
  expect(questionSubject('UK', 'NOC')).toBe('UK: NOC');
  expect(questionSubject('UK', 'May intake')).toBe('UK: May intake');
});

test('the link to the contact page has the subject, encoded', () => {
  expect(contactPath('Canada: visa fee & more')).toBe(
    '/contact?subject=Canada%3A+visa+fee+%26+more',
  );
});

test('a chat opens with what was typed, whatever that is', () => {
  expect(chatUrl('WhatsApp', '+977980', 'Fees & \ud83d')).toBe(
    'https://wa.me/977980?text=Fees%20%26%20%EF%BF%BD',
  );
  expect(chatUrl('Viber', '+977980', '\ude4f')).toBe(
    'viber://chat?number=%2B977980&draft=%EF%BF%BD',
  );
});
