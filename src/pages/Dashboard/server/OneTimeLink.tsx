import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { PasswordLink } from '#contracts/accounts.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { Callout } from '#src/components/ui/Callout.tsx';
import { CopyIcon } from '#src/components/ui/icons.tsx';
import { formatNepalTime } from '#src/domain/nepalTime.ts';

interface OneTimeLinkProps extends PasswordLink {
  /** Whose password the link sets. */
  username: string;
}

/** A link that sets somebody's password, to copy. It takes the focus when it appears. */
export function OneTimeLink({ username, link, expiresAt }: OneTimeLinkProps) {
  const [outcome, setOutcome] = useState('');
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('Link copied.');
    } catch {
      field.current?.select();
      setOutcome('The link could not be copied. It is selected: copy it from the field.');
    }
  }

  return (
    <Callout takesFocus>
      <Typography component="div" sx={{ mb: 2.5 }}>
        Send this link to <strong>{username}</strong>. It sets the password once, until{' '}
        {formatNepalTime(expiresAt)}, Nepal time. It is shown only here, and an earlier link for
        this account no longer works.
      </Typography>
      <Field label="Link" value={link} readOnly inputRef={field} />
      <Box sx={{ display: 'flex', mt: 1.5, gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<CopyIcon />}
          onClick={() => void copy()}
        >
          Copy link
        </Button>
        <Typography role="status" variant="body2">
          {outcome}
        </Typography>
      </Box>
    </Callout>
  );
}
