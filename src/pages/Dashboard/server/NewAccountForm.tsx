import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { accountEndpoints, type PasswordLink } from '#contracts/accounts.ts';
import { kinds } from '#contracts/content.ts';
import type { Role } from '#contracts/session.ts';
import { failureMessage, isConflict, requestJson } from '#src/api/client.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { FormCard } from '#src/components/forms/FormCard.tsx';
import { usernameField } from '#src/components/forms/usernameField.ts';
import { hollow } from '#src/components/ui/TickBox.tsx';
import { useMutation } from '#src/lib/useMutation.ts';
import { capitalize } from '#src/lib/wording.ts';

const ROLES: readonly { role: Role; label: string; hint: string }[] = [
  {
    role: 'editor',
    label: 'Editor',
    hint: `writes ${Object.keys(kinds).toSorted().join(' and ')}, answers messages`,
  },
  { role: 'owner', label: 'Owner', hint: 'also has accounts, audit log, system and backup' },
];

const Roles = styled('fieldset')({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 4, fontWeight: 600 },
});

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  accentColor: theme.vars.palette.primary.main,
  '& input': { flex: 'none', width: 20, height: 20, margin: 0 },
  '[data-scheme="dark"] & input:not(:checked)': { ...hollow, borderRadius: '50%' },
}));

interface NewAccountFormProps {
  /** Called with the name of the new account and the link that sets its password. */
  onCreated: (username: string, link: PasswordLink) => void;
  /** Called if there is an account of this name, such as after an answer that was lost. */
  onTaken: () => void;
}

/** Creates an account for somebody else. */
export function NewAccountForm({ onCreated, onTaken }: NewAccountFormProps) {
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const form = useRef<HTMLFormElement>(null);

  const create = () => requestJson(accountEndpoints.createAccount, { body: { username, role } });
  const { error, isPending, mutate } = useMutation(create, {
    onSuccess({ data }) {
      // An emptied field is not invalid.
      form.current?.reset();
      setUsername('');
      setRole('editor');
      onCreated(username.trim().toLowerCase(), data);
    },
    onError(failure) {
      if (isConflict(failure)) onTaken();
    },
  });

  return (
    <FormCard
      ref={form}
      title="New account"
      submitLabel="Create account"
      isSending={isPending}
      problem={error === null ? null : capitalize(failureMessage(error))}
      onSubmit={() => void mutate()}
    >
      <Field
        {...usernameField}
        autoComplete="off"
        required
        value={username}
        onChange={setUsername}
      />
      <Roles>
        <legend>Role</legend>
        {ROLES.map(({ role: value, label, hint }) => (
          <Choice key={value}>
            <input
              type="radio"
              name="role"
              value={value}
              checked={role === value}
              onChange={() => setRole(value)}
            />
            <span>
              <strong>{label}</strong>: {hint}
            </span>
          </Choice>
        ))}
      </Roles>
    </FormCard>
  );
}
