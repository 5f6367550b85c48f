import { systemEndpoints } from '#contracts/system.ts';
import { requestJson } from '#src/api/client.ts';
import { Callout } from '#src/components/ui/Callout.tsx';
import { useQuery } from '#src/lib/useQuery.ts';
import { paths } from '#src/pageTable.ts';

/** Tells an owner that the last automatic backup failed. Shows nothing otherwise. */
export default function BackupAlert() {
  const { data } = useQuery((signal) => requestJson(systemEndpoints.getSystem, { signal }));
  if (!data?.backups.failure) return null;
  return (
    <Callout isError>
      The last automatic backup failed. See why under <a href={paths.system}>System</a>.
    </Callout>
  );
}
