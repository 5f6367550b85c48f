import preview from '#.storybook/preview';
import { AttackNotice } from '#src/components/feedback/AttackNotice.tsx';

const meta = preview.meta({
  component: AttackNotice,
  args: { attacks: [{ username: 'sunita', count: 14 }] },
});

/** Fourteen wrong passwords for one account. */
export const OneAccount = meta.story();

/** For owners each name leads to the sign-ins of the account. */
export const WithLinks = meta.story({
  args: { signInsOf: (username) => `/dashboard/audit?username=${username}` },
});

/** Each account with its number; a very long name wraps. */
export const SeveralAccounts = meta.story({
  args: {
    attacks: [
      { username: 'sunita', count: 14 },
      { username: `${'a-very-long-name'.repeat(3)}@consultancy.example`, count: 1200 },
    ],
  },
});
