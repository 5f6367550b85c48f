import { foldText } from '#contracts/foldText.ts';

/** The shortest and the longest number with its country code, in digits (ITU-T E.164). */
const E164 = /^\+[1-9]\d{6,14}$/;

const NEPALI_MOBILE = /^\+9779\d{9}$/;

/** Characters that people write between digits. Another one means: this is no single number. */
const BETWEEN_DIGITS = /[\s().\-\u2010-\u2015]/g;

/** The beginning of a number within Nepal, and from abroad. */
const COUNTRY_CODES: readonly (readonly [RegExp, string])[] = [
  [/^\+9770?(?=\d{8})/, '+977'],
  [/^00(?=[1-9])/, '+'],
  [/^0?(?=9[678]\d{8}$)/, '+977'],
  [/^977(?=9[678]\d{8}$)/, '+977'],
  [/^0(?=[1-8]\d{7}$)/, '+977'],
];

/** Returns a typed phone number as '+' and digits; undefined if it is not clear. */
export function readPhoneNumber(typed: string): string | undefined {
  const text = foldText(typed).replaceAll('(0)', '').replaceAll(BETWEEN_DIGITS, '');
  const [start, code] = COUNTRY_CODES.find(([each]) => each.test(text)) ?? [/^/, ''];
  const number = text.replace(start, code);
  return E164.test(number) ? number : undefined;
}

/** True if a number of `readPhoneNumber` can have WhatsApp or Viber: no landline. */
export const canChat = (number: string) => !number.startsWith('+977') || NEPALI_MOBILE.test(number);
