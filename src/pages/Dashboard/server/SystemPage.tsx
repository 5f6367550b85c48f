import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { kinds } from '#contracts/content.ts';
import { pathOf } from '#contracts/endpoint.ts';
import { backupDownload, type System, systemEndpoints, UNUSED_DAYS } from '#contracts/system.ts';
import { failureMessage, requestJson } from '#src/api/client.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { Callout } from '#src/components/ui/Callout.tsx';
import { DescriptionList } from '#src/components/ui/DescriptionList.tsx';
import { More } from '#src/components/ui/More.tsx';
import { dayText } from '#src/domain/figure.ts';
import { formatNepalTime } from '#src/domain/nepalTime.ts';
import { formatBytes } from '#src/lib/formatBytes.ts';
import { useMutation } from '#src/lib/useMutation.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { capitalize } from '#src/lib/wording.ts';
import { paths } from '#src/pageTable.ts';
import { DashboardPart, DashboardScreen, focusHeading } from '../DashboardScreen.tsx';
import { LoadedData } from '../LoadedData.tsx';
import { CommandLines } from './CommandLines.tsx';

const Bullets = styled('ul')({ margin: 'revert', padding: 'revert', listStyle: 'revert' });

const DOWNLOAD_HREF = `/api${pathOf(backupDownload)}`;

interface SystemPageProps {
  /** The traces of the sample brand: a line for each. */
  sampleLeft?: readonly string[];
}

/** The state of the server, for owners, and what is left to do. */
export default function SystemPage({ sampleLeft = import.meta.env.SAMPLE_LEFT }: SystemPageProps) {
  const toast = useToast();
  const query = useQuery((signal) => requestJson(systemEndpoints.getSystem, { signal }));
  const removal = useMutation(() => requestJson(systemEndpoints.removeUnusedPictures), {
    onSuccess({ data: { removed } }) {
      toast.success(removed === 1 ? '1 picture removed' : `${removed} pictures removed`);
      // The button goes.
      focusHeading();
      query.reload();
    },
    onError: (error) => toast.error(failureMessage(error)),
  });
  return (
    <DashboardScreen heading="System" lead="How the server is. Times are Nepal time.">
      <LoadedData query={query} name="figures">
        {(system) => (
          <>
            {sampleLeft.length > 0 && (
              <Callout isError>
                <p>
                  <strong>This site shows an invented consultancy.</strong> Some of its texts and
                  colours are still those of the sample. Who builds the site sees them with ‘npm run
                  brand:check’.
                </p>
                <More summary="What is left of the sample">
                  <Bullets>
                    {sampleLeft.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </Bullets>
                </More>
              </Callout>
            )}
            <Backups {...system.backups} missing={system.pictures?.missing ?? 0} />
            <Mails {...system} />
            <Figures {...system} />
            {system.pictures !== null && system.pictures.removable > 0 && (
              <Button
                variant="outlined"
                sx={{ mt: 2 }}
                aria-disabled={removal.isPending}
                onClick={() => void removal.mutate()}
              >
                Remove pictures unused for {UNUSED_DAYS} days ({system.pictures.removable})
              </Button>
            )}
            <ImportLink />
          </>
        )}
      </LoadedData>
    </DashboardScreen>
  );
}

function Backups({ isAutomatic, last, failure, missing }: System['backups'] & { missing: number }) {
  return (
    <DashboardPart heading="Backups">
      {failure && (
        <Callout isError>
          {`The backup of ${formatNepalTime(failure.at)} failed: ${failure.reason}. It is tried again every hour.`}
        </Callout>
      )}
      {missing > 0 && (
        <Callout isError>
          {`Missing pictures of blogs: ${missing}. A backup of now does not have them; an older one may.`}
        </Callout>
      )}
      {!isAutomatic && (
        <Callout isError>
          <p>
            <strong>Backups are off: do this.</strong> Log in on the server as root and type these
            three lines. From then on there is a backup each day.
          </p>
          <CommandLines lines={BACKUPS_ON} />
          <p>A folder on another disk is safer. docs/go-live.md says how.</p>
        </Callout>
      )}
      <Typography sx={{ my: 2 }}>
        {last
          ? `The last automatic backup is of ${formatNepalTime(last.at)}, Nepal time, and has ${formatBytes(last.bytes)}.`
          : 'There is no automatic backup yet.'}
      </Typography>
      <Button variant="outlined" href={DOWNLOAD_HREF} download>
        Download a backup of now
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1, maxWidth: '60ch' }}>
        It has everything, also messages and password hashes: keep it safe.
      </Typography>
      <More summary="How to put a backup back">
        <Typography sx={{ maxWidth: '60ch' }}>
          Everything is then as it was when the backup was made, and everybody logs in again. Copy
          the file to /var/lib/website on the server, log in there as root, and type these lines,
          with the name of your file:
        </Typography>
        <CommandLines lines={PUT_BACK} />
        <Typography sx={{ maxWidth: '60ch' }}>
          The file is checked first: a damaged one changes nothing. The name of an automatic backup
          has its time in UTC, which is 5 hours and 45 minutes behind Nepal.
        </Typography>
      </More>
    </DashboardPart>
  );
}

const RESTART = 'systemctl restart website';

/** Switches on daily backups on the machine of docs/go-live.md; the last line shows the first. */
const BACKUPS_ON = [
  'echo BACKUP_DIR=/var/lib/website/backups >> /etc/website.env',
  RESTART,
  'ls -l /var/lib/website/backups',
];

const PUT_BACK = [
  'systemctl stop website',
  'cd /opt/website && runuser -u website -- /opt/node/node_modules/node/bin/node --env-file=/etc/website.env dist-server/main.js restore /var/lib/website/FILE.tar.gz --replace',
  'systemctl start website',
];

/** The settings of mail, with what an owner replaces. */
const MAIL_ON = [
  'SMTP_URL=smtp://user:password@mail.example.com:587',
  'MAIL_FROM=website@example.com',
  'MAIL_TO=office@example.com',
];

/** The words for a mail that was not sent. */
const mailStates = { waiting: 'Not mailed yet', failed: 'Not mailed' } as const;

function Mails({ isMailOn, mails }: Pick<System, 'isMailOn' | 'mails'>) {
  return (
    <DashboardPart heading="Mails">
      {!isMailOn && (
        <Callout>
          <p>
            <strong>Mail is off: messages are only here.</strong> Nobody is told of a new message:
            look under <Link href={paths.messages}>Messages</Link> each day, or write these three
            lines, with your own addresses, into /etc/website.env on the server:
          </p>
          <CommandLines lines={MAIL_ON} />
          <p>Then type ‘{RESTART}’. Your mail provider knows what goes into the first line.</p>
        </Callout>
      )}
      {mails.length === 0 ? (
        isMailOn && <Typography>No mail waits, none has failed.</Typography>
      ) : (
        <Bullets>
          {mails.map(({ state, reason, count }) => (
            <Typography key={`${state} ${reason}`} component="li" sx={{ overflowWrap: 'anywhere' }}>
              {`${mailStates[state]}: ${count}${reason ? `, because: ${reason}` : ''}`}
            </Typography>
          ))}
        </Bullets>
      )}
    </DashboardPart>
  );
}

function Figures(system: System) {
  const { version, startedAt, database, disk, entries, messages, pictures, rates } = system;
  const items = {
    Version: `${version}, running since ${formatNepalTime(startedAt)}`,
    Database: `${database.name}, ${formatBytes(database.bytes)}`,
    Disk: `${formatBytes(disk.freeBytes)} free of ${formatBytes(disk.totalBytes)}`,
    ...Object.fromEntries(
      Object.values(kinds).map(({ name }) => [capitalize(name), entries[name] ?? 0]),
    ),
    Messages: messages,
    Pictures: pictures
      ? `${pictures.total}, ${pictures.unused} of them in no blog`
      : 'In a bucket, not counted',
    'Exchange rates': ratesText(rates),
  };
  return (
    <DashboardPart heading="Figures">
      <DescriptionList items={items} />
    </DashboardPart>
  );
}

function ImportLink() {
  return (
    <DashboardPart heading="Import">
      <Button variant="outlined" href={paths.importBlogs}>
        Import from WordPress
      </Button>
    </DashboardPart>
  );
}

/** The day of the exchange rates, and the reason if they could not be read. */
function ratesText(rates: System['rates']): string {
  if (!rates) return 'Those of the build: RATES_URL is not set';
  const { day, failure } = rates;
  const text = day
    ? `Nepal Rastra Bank, ${dayText(day)}`
    : 'Those of the build, none of the bank yet';
  return failure
    ? `${text}. The reading of ${formatNepalTime(failure.at)} failed: ${failure.reason}. It is tried again every hour.`
    : text;
}
