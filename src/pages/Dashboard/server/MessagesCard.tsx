import { countMessages } from '#src/api/inbox.ts';
import { StatCard } from '#src/components/ui/StatCard.tsx';
import { waitText } from '#src/domain/waitText.ts';
import { useNow } from '#src/lib/useClock.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { paths } from '#src/pageTable.ts';

/** The number of new messages, and the time that the oldest unanswered one has waited. */
export function MessagesCard() {
  const { data, isLoading } = useQuery(countMessages);
  const now = useNow();
  const oldest = data?.oldestUnanswered ?? null;
  const due = data?.followUp ?? 0;
  return (
    <StatCard
      heading="Messages"
      count={data?.new ?? null}
      note={isLoading ? 'Counting...' : data ? 'new' : 'Could not be counted just now'}
      detail={
        now && oldest !== null
          ? `The oldest without an answer has waited for ${waitText(Number(now) - oldest)}.`
          : undefined
      }
      {...(due > 0 && {
        action: { label: `Follow up (${due})`, href: `${paths.messages}?show=follow-up` },
      })}
      list={{ label: 'See all messages', href: paths.messages }}
    />
  );
}
