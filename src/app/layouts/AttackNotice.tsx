import Link from '@mui/material/Link';
import { Fragment } from 'react';
import type { Attack } from '#contracts/session.ts';
import { Callout } from '#src/components/ui/Callout.tsx';

interface AttackNoticeProps {
  attacks: readonly Attack[];
  /** The address of the sign-ins of an account, for who may see them. Default: no links. */
  signInsOf?: (username: string) => string;
}

/** A warning that somebody may be guessing the passwords of accounts. */
export function AttackNotice({ attacks, signInsOf }: AttackNoticeProps) {
  return (
    <Callout>
      {'Wrong passwords in the last 24 hours: '}
      {attacks.map(({ username, count }, index) => (
        <Fragment key={username}>
          {`${index > 0 ? ', ' : ''}${count} for `}
          {signInsOf ? <Link href={signInsOf(username)}>{username}</Link> : username}
        </Fragment>
      ))}
      {
        '. If you did not type these, somebody is trying to guess the password. Choose a long one that you use nowhere else.'
      }
    </Callout>
  );
}
