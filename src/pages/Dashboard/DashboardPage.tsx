import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { kinds } from '#contracts/content.ts';
import { type Kind, withArticle } from '#contracts/kind.ts';
import { requestJson } from '#src/api/client.ts';
import { useSession } from '#src/auth/SessionProvider.tsx';
import { StatCard } from '#src/components/ui/StatCard.tsx';
import { useQuery } from '#src/lib/useQuery.ts';
import { capitalize } from '#src/lib/wording.ts';
import { allPages, paths } from '#src/pageTable.ts';
import type { ServerProps } from '../ServerProps.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { MessagesCard } from './server/MessagesCard.tsx';
import { OwnerNotices } from './server/OwnerNotices.tsx';

type AnyKind = Kind<Readonly<Record<string, unknown>>, unknown, unknown>;

/** The number of a kind's entries, the newest of them, and links to its screens. */
function KindCard({ kind: { name, noun, nameField, list } }: { kind: AnyKind }) {
  const { data, isLoading } = useQuery((signal) => requestJson(list, { signal }));
  const hrefOf = (does: 'adds' | 'lists') =>
    allPages.find((page) => page[does] === name)?.path ?? '';
  return (
    <StatCard
      heading={capitalize(name)}
      count={data?.length ?? null}
      note={isLoading ? 'Counting...' : data ? 'on the site' : 'Could not be counted just now'}
      detail={data?.[0] && `Newest: ${String(data[0][nameField])}`}
      action={{ label: `Add ${withArticle(noun)}`, href: hrefOf('adds') }}
      list={{ label: `See all ${name}`, href: hrefOf('lists') }}
    />
  );
}

/** In two columns where there is room. */
const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: 20,
});

/** The dashboard's start page: for each kind the number of entries, and links to its screens. */
export default function DashboardPage({ hasServer = import.meta.env.HAS_SERVER }: ServerProps) {
  const { session } = useSession();
  const signedIn = session.status === 'signed-in' ? session : null;
  return (
    <DashboardScreen
      heading="Admin Dashboard"
      {...(signedIn && { lead: `Namaste, ${signedIn.username}.` })}
    >
      {signedIn?.account?.role === 'owner' && <OwnerNotices />}
      <Cards>
        {hasServer && <MessagesCard />}
        {Object.values<AnyKind>(kinds).map((kind) => (
          <KindCard key={kind.name} kind={kind} />
        ))}
      </Cards>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 3, maxWidth: '60ch' }}>
        After 3 minutes without activity you are logged out. What you were writing is kept in this
        browser and is there again when you sign in.{' '}
        <Link href={paths.staffGuide}>Staff guide, on two pages</Link>
      </Typography>
    </DashboardScreen>
  );
}
