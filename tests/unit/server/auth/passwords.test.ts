import { expect, it } from 'vitest';
import { site } from '#brand/site.ts';
import { passwordErrors } from '#contracts/session.ts';
import { hashPassword, passwordProblem, verifyPassword } from '#server/auth/passwords.ts';

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

it('a check takes as long without an account, which a stranger could measure', async () => {
  /** In µs of this process, in which no other test runs. */
  const timeOf = async (stored?: string) => {
    const start = process.cpuUsage();
    for (const guess of ['a', 'b', 'c']) await verifyPassword(guess, stored, false);
    return process.cpuUsage(start).user;
  };
  const stored = await hashPassword('three pines and a bell');
  await timeOf(stored);
  // Without a hash it would take next to nothing.
  expect(await timeOf()).toBeGreaterThan((await timeOf(stored)) / 2);
});
