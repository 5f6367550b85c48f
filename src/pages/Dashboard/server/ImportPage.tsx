import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { type ImportRun, importEndpoints } from '#contracts/import.ts';
import { requestJson } from '#src/api/client.ts';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import { Callout } from '#src/components/ui/Callout.tsx';
import { formatNepalTime } from '#src/domain/nepalTime.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { paths } from '#src/pageTable.ts';
import { DashboardPart, DashboardScreen, focusHeading } from '../DashboardScreen.tsx';
import { LoadedData } from '../LoadedData.tsx';
import { ImportForm } from './ImportForm.tsx';
import { ImportResult } from './ImportResult.tsx';

/** The time after which the page asks again how far an import is, in ms. */
const ASK_AGAIN_MS = 2_000;

/** Imports the blogs of a WordPress site, for owners, also when the page is left. */
export default function ImportPage() {
  const query = useQuery((signal) => requestJson(importEndpoints.getImport, { signal }));
  const { data, error, reload } = query;
  const isRunning = data?.last?.isRunning === true;
  const askAgain = useEffectEvent(reload);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, also a failed one, leads to the next question
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(askAgain, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isRunning, data, error]);
  return (
    <DashboardScreen
      heading="Import from WordPress"
      lead="Bring the blogs of your old site here, with their pictures. Their old addresses lead to the new ones."
    >
      <LoadedData query={query} name="last import">
        {({ last }) =>
          last?.isRunning ? (
            <Running {...last} />
          ) : (
            <>
              {last && <Ended {...last} />}
              <DashboardPart heading={last ? 'Import another file' : 'How to do it'}>
                <Steps />
                <ImportForm
                  onBegun={(run) => {
                    // The form goes.
                    focusHeading();
                    query.setData(() => ({ last: run }));
                  }}
                />
              </DashboardPart>
            </>
          )
        }
      </LoadedData>
    </DashboardScreen>
  );
}

function Steps() {
  return (
    <Typography
      component="ol"
      sx={{
        display: 'grid',
        gap: 1,
        pl: 3,
        listStyle: 'revert',
        maxWidth: '64ch',
        lineHeight: 1.6,
      }}
    >
      <li>In WordPress choose Tools, Export, ‘All content’, and save the file.</li>
      <li>Leave the old site as it is until its pictures are here.</li>
      <li>
        Choose the file here. What was published there is published here at once. Drafts, private
        posts and those with a password come as drafts.
      </li>
      <li>
        Read the report, and keep it until you have done what it asks for. You can do it again:
        nothing comes twice, and your changes stay. What was here already stays as it is, without
        the pictures that it lacks.
      </li>
    </Typography>
  );
}

function Running({ done, total }: ImportRun) {
  return (
    <>
      <StatusMessage>
        The import is running. You can leave this page: it goes on, and the report is here.
      </StatusMessage>
      <LinearProgress
        aria-label="Posts that are read"
        {...(total > 0 && { variant: 'determinate', value: Math.round((100 * done) / total) })}
        sx={{ maxWidth: 480 }}
      />
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {total > 0 ? `${done} of ${total} posts` : 'Reading the file...'}
      </Typography>
    </>
  );
}

function Ended({ startedAt, report, failure, done, total }: ImportRun) {
  const time = formatNepalTime(startedAt);
  return (
    <DashboardPart heading="The last import">
      {report && <ImportResult report={report} time={time} />}
      {failure !== null && (
        <Callout isError>
          <p>
            <strong>{`The import of ${time} has stopped after ${done} of ${total} posts.`}</strong>{' '}
            {failure}
          </p>
          <p>
            What came is in <Link href={paths.listBlogs}>List Blogs</Link>. Send the file again:
            nothing comes twice.
          </p>
        </Callout>
      )}
    </DashboardPart>
  );
}
