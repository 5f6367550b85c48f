import { expect, it } from 'vitest';
import { site } from '#brand/site.ts';
import { passwordErrors } from '#contracts/session.ts';
import { passwordProblem } from '#server/auth/passwords.ts';

it.each([
  ['1234567890', passwordErrors.common],
  ['0123456789', passwordErrors.common],
  ['zyxwvutsrq', passwordErrors.common],
  ['P@ssw0rd123', passwordErrors.common],
  ['Password@2026', passwordErrors.common],
  ['Nepal12345', passwordErrors.common],
  ['EducationNetwork', passwordErrors.common],
  [`${site.name.replaceAll(' ', '')}2026`, passwordErrors.common],
  [`12345 ${site.offices[0].address.city} 67890`, passwordErrors.common],
  ['4dm1n1str4t0r', passwordErrors.common],
  ['aaaaaaaaaaab', passwordErrors.repeated],
  ['sunita and more', passwordErrors.hasUsername],
  ['short', passwordErrors.tooShort],
  ['a nepal mountain', undefined],
  ['three pines and a bell', undefined],
  ['नमस्ते काठमाडौं', undefined],
])('%s', (password, problem) => {
  expect(passwordProblem(password, 'sunita')).toEqual(problem);
});
