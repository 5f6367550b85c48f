import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { kinds } from '#contracts/content.ts';
import { pathOf } from '#contracts/endpoint.ts';
import { backupDownload, type System, systemEndpoints, UNUSED_DAYS } from '#contracts/system.ts';
import { failureMessage, requestJson } from '#src/api/client.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { Callout } from '#src/components/ui/Callout.tsx';
import { DescriptionList } from '#src/components/ui/DescriptionList.tsx';
import { dayText } from '#src/domain/figure.ts';
import { formatNepalTime } from '#src/domain/nepalTime.ts';
import { formatBytes } from '#src/lib/formatBytes.ts';
import { useMutation } from '#src/lib/useMutation.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { capitalize } from '#src/lib/wording.ts';
import { DashboardScreen } from '../DashboardScreen.tsx';
import { LoadedData } from '../LoadedData.tsx';

const DOWNLOAD_HREF = `/api${pathOf(backupDownload)}`;

const timeOf = (ms: number) => formatNepalTime(new Date(ms));

interface SystemPageProps {
  /** What is left of the sample brand: a line for each. */
  sampleLeft?: readonly string[];
}

/**
 * How the server is, for owners: figures, backups, mails that were not sent, unused pictures. In red,
 * what a public site still has of the sample brand.
 */
export default function SystemPage({ sampleLeft = import.meta.env.SAMPLE_LEFT }: SystemPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const query = useQuery((signal) => requestJson(systemEndpoints.getSystem, { signal }));
  const removal = useMutation(() => requestJson(systemEndpoints.removeUnusedPictures), {
    onSuccess({ data: { removed } }) {
      toast.success(removed === 1 ? '1 picture removed' : `${removed} pictures removed`);
      // The button goes.
      heading.current?.focus();
      query.reload();
    },
    onError: (error) => toast.error(failureMessage(error)),
  });
  return (
    <DashboardScreen
      heading="System"
      lead="How the server is. Times are Nepal time."
      headingRef={heading}
    >
      {sampleLeft.length > 0 && (
        <Callout isError>
          <p>
            <strong>This site shows an invented consultancy.</strong> What is left of the sample, as
            ‘npm run brand:check’ lists it:
          </p>
          <ul>
            {sampleLeft.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Callout>
      )}
      <LoadedData query={query} name="figures" headingRef={heading}>
        {(system) => (
          <>
            <Backups {...system.backups} />
            <Mails mails={system.mails} />
            <Figures {...system} />
            {system.pictures !== null && system.pictures.removable > 0 && (
              <Button
                variant="outlined"
                sx={{ mt: 2 }}
                aria-disabled={removal.isPending}
                onClick={() => !removal.isPending && void removal.mutate()}
              >
                Remove pictures unused for {UNUSED_DAYS} days ({system.pictures.removable})
              </Button>
            )}
          </>
        )}
      </LoadedData>
    </DashboardScreen>
  );
}

function Backups({ isAutomatic, last, failure }: System['backups']) {
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        Backups
      </Typography>
      {failure && (
        <Callout isError>
          {`The backup of ${timeOf(failure.at)} failed: ${failure.reason}. It is tried again every hour.`}
        </Callout>
      )}
      {!isAutomatic && <Callout>There are no automatic backups: BACKUP_DIR is not set.</Callout>}
      <Typography sx={{ my: 2 }}>
        {last
          ? `The last automatic backup is of ${timeOf(last.at)} and has ${formatBytes(last.bytes)}.`
          : 'There is no automatic backup yet.'}
      </Typography>
      <Button variant="outlined" href={DOWNLOAD_HREF} download>
        Download a backup of now
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1, maxWidth: '60ch' }}>
        It has everything, also messages and password hashes: keep it safe.
      </Typography>
    </section>
  );
}

/** What a mail that was not sent waits for. */
const mailStates = { waiting: 'Not mailed yet', failed: 'Not mailed' } as const;

function Mails({ mails }: Pick<System, 'mails'>) {
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mt: 6, mb: 2 }}>
        Mails
      </Typography>
      {mails.length === 0 ? (
        <Typography>No mail waits, none has failed.</Typography>
      ) : (
        <ul>
          {mails.map(({ state, reason, count }) => (
            <Typography key={`${state} ${reason}`} component="li" sx={{ overflowWrap: 'anywhere' }}>
              {`${mailStates[state]}: ${count}${reason ? `, because: ${reason}` : ''}`}
            </Typography>
          ))}
        </ul>
      )}
    </section>
  );
}

function Figures(system: System) {
  const { version, startedAt, database, disk, entries, messages, pictures, rates } = system;
  const items = [
    { name: 'Version', text: `${version}, running since ${timeOf(startedAt)}` },
    { name: 'Database', text: `${database.name}, ${formatBytes(database.bytes)}` },
    {
      name: 'Disk',
      text: `${formatBytes(disk.freeBytes)} free of ${formatBytes(disk.totalBytes)}`,
    },
    ...Object.values(kinds).map(({ name }) => ({
      name: capitalize(name),
      text: String(entries[name] ?? 0),
    })),
    { name: 'Messages', text: String(messages) },
    {
      name: 'Pictures',
      text: pictures
        ? `${pictures.total}, ${pictures.unused} of them in no blog`
        : 'In a bucket, not counted',
    },
    { name: 'Exchange rates', text: ratesText(rates) },
  ];
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mt: 6, mb: 2 }}>
        Figures
      </Typography>
      <DescriptionList items={items} />
    </section>
  );
}

/** Of which day the exchange rates are, and why they could not be read. */
function ratesText(rates: System['rates']): string {
  if (!rates) return 'Those of the build: RATES_URL is not set';
  const { day, failure } = rates;
  const text = day
    ? `Nepal Rastra Bank, ${dayText(day)}`
    : 'Those of the build, none of the bank yet';
  return failure
    ? `${text}. The reading of ${timeOf(failure.at)} failed: ${failure.reason}. It is tried again every hour.`
    : text;
}
