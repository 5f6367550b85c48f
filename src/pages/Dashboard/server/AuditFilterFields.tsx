import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { type AuditFilter, auditEndpoints, auditKinds } from '#contracts/audit.ts';
import { isForbidden, requestJson } from '#src/api/client.ts';
import { CompactField } from '#src/components/forms/CompactField.ts';
import { SelectField } from '#src/components/forms/SelectField.tsx';
import { useQuery } from '#src/lib/useQuery.ts';
import { titleOfKind } from './auditLog.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  maxWidth: 760,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

interface AuditFilterFieldsProps {
  filter: AuditFilter;
  /** Called with the parameter of the URL and its new value, or ''. */
  onChange: (name: keyof AuditFilter, value: string) => void;
}

/** Narrows the audit log down to a person, a kind and a day. */
export function AuditFilterFields({ filter, onChange }: AuditFilterFieldsProps) {
  const { username = '', kind = '', day = '' } = filter;
  const dayId = useId();
  const { data: people = [], error } = useQuery((signal) =>
    requestJson(auditEndpoints.listAuditUsernames, { signal }),
  );
  if (isForbidden(error)) return null;
  const names = new Set(people.map((person) => person.username));
  if (username !== '') names.add(username);
  return (
    <Row role="search" aria-label="Audit log">
      <SelectField
        label="Person"
        value={username}
        options={[
          { value: '', label: 'Everybody' },
          ...Array.from(names, (name) => ({ value: name, label: name })),
        ]}
        onChange={(value) => onChange('username', value)}
      />
      <SelectField
        label="Kind"
        value={kind}
        options={[
          { value: '', label: 'Everything' },
          ...auditKinds.map((value) => ({ value, label: titleOfKind(value) })),
        ]}
        onChange={(value) => onChange('kind', value)}
      />
      <CompactField>
        <label htmlFor={dayId}>Day</label>
        <input
          id={dayId}
          type="date"
          value={day}
          onChange={({ target }) => onChange('day', target.value)}
        />
      </CompactField>
    </Row>
  );
}
