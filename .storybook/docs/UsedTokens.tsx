import facts from 'virtual:source-facts';
import { Heading } from '@storybook/addon-docs/blocks';
import { CopyButton } from './CopyButton.tsx';
import { DataTable } from './DataTable.tsx';
import { tokenValue, Value } from './tokenValues.tsx';

/** Where the parts of components are: what else a component imports styles no part of it. */
const PARTS = 'src/components/';

/** The files that a component is made of: its own first, then those of its parts. */
function partsOf(file: string, seen = new Set([file])): Set<string> {
  const parts = Object.keys(facts).filter(
    (path) => path.startsWith(PARTS) && facts[path]?.importers.includes(file),
  );
  for (const part of parts) if (!seen.has(part)) partsOf(part, seen.add(part));
  return seen;
}

const nameOf = (file: string) => file.replace(/^.*\/|\.tsx?$/g, '');

/** The tokens that a component and its parts read, with the values and where each is read first. */
export function UsedTokens({ file }: { file: string }) {
  const users = new Map<string, string>();
  for (const part of partsOf(file))
    for (const token of facts[part]?.tokens ?? []) if (!users.has(token)) users.set(token, part);
  const rows = [...users].flatMap(([token, user]) => {
    const value = tokenValue(token);
    return value ? [{ token, user, ...value }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <>
      <Heading>Tokens</Heading>
      <DataTable
        columns={['Token', 'In', 'Light', 'Dark', 'Copy']}
        rows={rows.map(({ token, user, light, dark, copied }) => [
          <code key={token}>{token}</code>,
          nameOf(user),
          <Value key={token} value={light} />,
          light === dark ? 'the same' : <Value key={token} value={dark} />,
          <CopyButton key={token} text={copied} />,
        ])}
      />
      <p>
        All names together:{' '}
        <CopyButton text={rows.map(({ token }) => token).join('\n')} what="all names" />. See also{' '}
        <a href="./?path=/docs/foundations-tokens--docs">the tokens of the site by their use</a>.
      </p>
    </>
  );
}
