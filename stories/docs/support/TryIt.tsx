import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Source } from '@storybook/addon-docs/blocks';
import { type SubmitEvent, useState } from 'react';
import { pathOf } from '#contracts/endpoint.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { type CallName, calls, type Exchange, sampleId, sendLive, shortBody } from './mockCalls.ts';
import { Panel } from './Panel.tsx';

/** The base URL of the mock API that `npm run mock-api` starts. */
const MOCK_API = 'http://127.0.0.1:5000/api';

/** Sends a call to the mock backend of this page, and shows the same call as a curl command. */
export function TryIt({ call }: { call: CallName }) {
  const [id, setId] = useState(sampleId(call));
  const [body, setBody] = useState(shortBody(call, 2));
  const [exchange, setExchange] = useState<Exchange>();

  async function send(event: SubmitEvent) {
    event.preventDefault();
    setExchange(await sendLive(call, id ?? '', body));
  }

  return (
    <>
      <h3 className="skip-toc">Try it</h3>
      <p>
        The mock backend of these pages responds. It keeps what you send until you load it again.
      </p>
      <Panel>
        <Stack component="form" onSubmit={send} spacing={2} sx={{ alignItems: 'start' }}>
          {id !== undefined && <Field label="Id" value={id} onChange={setId} />}
          {body !== undefined && (
            <Field label="Body" value={body} onChange={setBody} rows={4} maxRows={12} />
          )}
          <Button type="submit" variant="contained">{`Send ${calls[call].method}`}</Button>
        </Stack>
      </Panel>
      <div role="status">
        {exchange && (
          <>
            <p>
              The response has status <strong>{exchange.status}</strong>:
            </p>
            <Source code={JSON.stringify(exchange.received, null, 2)} language="json" />
          </>
        )}
      </div>
      <p>
        The same call to the mock API that <code>npm run mock-api</code> starts:
      </p>
      <Source code={curl(call)} language="bash" />
    </>
  );
}

function curl(call: CallName): string {
  const body = shortBody(call);
  const command = `curl -X ${calls[call].method} ${MOCK_API}${pathOf(calls[call], sampleId(call))}`;
  if (body === undefined) return command;
  return [
    command,
    `-H 'content-type: application/json'`,
    `-d '${body.replaceAll("'", "'\\''")}'`,
  ].join(' \\\n  ');
}
