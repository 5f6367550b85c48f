import { expect, test } from 'vitest';
import { canChat, readPhoneNumber } from '#src/domain/phoneNumber.ts';

test.each([
  ['+977 980-1234567', '+9779801234567'],
  ['९८०१२३४५६७', '+9779801234567'],
  ['९७७ ९८०-१२३४५६७', '+9779801234567'],
  ['09801234567', '+9779801234567'],
  ['00977 980 1234567', '+9779801234567'],
  ['+977 (0) 980 1234567', '+9779801234567'],
  ['+977-01-4412345', '+97714412345'],
  ['01-4412345', '+97714412345'],
  ['(061) 521234', '+97761521234'],
  ['+61 412 345 678', '+61412345678'],
  ['0044 20 7946 0000', '+442079460000'],
])('%s is the number %s', (typed, number) => {
  expect(readPhoneNumber(typed)).toBe(number);
});

test.each([
  ...['', ' ', '-', '12345', '4412345', 'after five, or my uncle', '+977 9801234567 after 5 pm'],
  ...['9801234567 / 9807654321', '9801234567, 9807654321', '+', '+0123456789', '0412 345 678'],
  ...['+97798012345671234567', '9801234567;ext=1', 'javascript:9801234567'],
])('%s is no single number', (typed) => {
  expect(readPhoneNumber(typed)).toBeUndefined();
});

test('a Nepali landline has no WhatsApp', () => {
  expect(canChat('+97714412345')).toBe(false);
  expect(canChat('+9779801234567')).toBe(true);
  expect(canChat('+61412345678')).toBe(true);
});
