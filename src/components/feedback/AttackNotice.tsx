import Alert from '@mui/material/Alert';

interface AttackNoticeProps {
  /** The accounts, and how many wrong passwords each had in the last 24 hours. */
  attacks: readonly { readonly username: string; readonly count: number }[];
}

/**
 * Says that somebody may guess the passwords of accounts.
 *
 * For the dashboard; a wrong password of one's own is a FormProblem.
 *
 * **Screen reader:** Announced as a status when it appears.
 */
export function AttackNotice({ attacks }: AttackNoticeProps) {
  const counts = attacks.map(({ username, count }) => `${count} for ${username}`).join(', ');
  return (
    <Alert
      severity="warning"
      variant="outlined"
      role="status"
      sx={{ mb: 4, maxWidth: 760, overflowWrap: 'anywhere' }}
    >
      {`Wrong passwords in the last 24 hours: ${counts}. If these were not yours, somebody guesses. A long password that is used nowhere else keeps him out.`}
    </Alert>
  );
}
