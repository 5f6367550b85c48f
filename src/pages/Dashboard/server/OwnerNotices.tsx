import Link from '@mui/material/Link';
import { systemEndpoints } from '#contracts/system.ts';
import { requestJson } from '#src/api/client.ts';
import { Callout } from '#src/components/ui/Callout.tsx';
import { formatNepalDay } from '#src/domain/nepalTime.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { countOf } from '#src/lib/wording.ts';
import { paths } from '#src/pageTable.ts';

/** Tells an owner that the last automatic backup failed, and before old messages begin to go. */
export function OwnerNotices() {
  const { data } = useQuery((signal) => requestJson(systemEndpoints.getSystem, { signal }));
  if (!data) return null;
  const { backups, messageDeletion } = data;
  return (
    <>
      {backups.failure && (
        <Callout isError>
          The last automatic backup failed. See why under <Link href={paths.system}>System</Link>.
        </Callout>
      )}
      {messageDeletion && (
        <Callout>
          {`From ${formatNepalDay(new Date(messageDeletion.at))} on, messages older than ${countOf(messageDeletion.months, 'month', 'months')} are deleted, ${messageDeletion.count} on that day. The setting MESSAGES_KEPT changes that.`}
        </Callout>
      )}
    </>
  );
}
