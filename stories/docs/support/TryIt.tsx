import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Source } from '@storybook/addon-docs/blocks';
import { type SubmitEvent, useState } from 'react';
import { pathOf } from '#contracts/endpoint.ts';
import type { EndpointName } from '#contracts/endpoints.ts';
import { calls } from '#mocks/calls.ts';
import { sampleBody, sampleId } from '#mocks/samples.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { Panel } from '../../../.storybook/docs/Panel.tsx';
import { type Exchange, sendLive } from './mockCalls.ts';

/** The server that `npm run server` starts. */
const SERVER = 'http://localhost:8080';

/** Sends a call to the mock backend of this page, and shows the same call as a curl command. */
export function TryIt({ call }: { call: EndpointName }) {
  const endpoint = calls[call];
  const [id, setId] = useState(sampleId(endpoint));
  const [body, setBody] = useState(bodyText(call, 2));
  const [file, setFile] = useState<File>();
  const [exchange, setExchange] = useState<Exchange>();

  async function send(event: SubmitEvent) {
    event.preventDefault();
    setExchange(await sendLive(call, id ?? '', file ?? body));
  }

  return (
    <>
      <h3 className="skip-toc">Try it</h3>
      <p>
        The mock backend of these pages responds. Everybody is signed in as an owner there. It keeps
        what you send until you load it again. It checks what the fields above say, but no rule
        about accounts, passwords and attempts: those errors are in the table and in their stories.
      </p>
      <Panel>
        <Stack component="form" onSubmit={send} spacing={2} sx={{ alignItems: 'start' }}>
          {id !== undefined && <Field label="Id" value={id} onChange={setId} />}
          {body !== undefined && (
            <Field label="Body" value={body} onChange={setBody} rows={4} maxRows={12} />
          )}
          {'binaryBody' in endpoint && (
            <input
              type="file"
              aria-label="Body"
              required
              accept={endpoint.binaryBody.types.join()}
              onChange={({ target }) => setFile(target.files?.[0])}
            />
          )}
          <Button type="submit" variant="contained">{`Send ${endpoint.method}`}</Button>
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
        The same call to the server that <code>npm run server</code> starts
        {endpoint.access !== 'public' && ', once a call of Sign in has written the cookie'}:
      </p>
      <Source code={curl(call)} language="bash" />
    </>
  );
}

function bodyText(call: EndpointName, space = 0): string | undefined {
  const body = sampleBody(calls[call]);
  return body && JSON.stringify(body, null, space);
}

/** Calls that anyone may make, and that need the cookie to say or do something. */
const usesSession: readonly EndpointName[] = ['getSession', 'signOut'];

function curl(call: EndpointName): string {
  const endpoint = calls[call];
  const { method, access } = endpoint;
  const body = bodyText(call);
  return [
    `curl -X ${method} ${SERVER}/api${pathOf(endpoint, sampleId(endpoint))}`,
    ...(method === 'GET' ? [] : [`-H 'origin: ${SERVER}'`]),
    ...(access !== 'public' || usesSession.includes(call) ? ['-b cookies.txt'] : []),
    ...(call === 'signIn' || call === 'setPassword' ? ['-c cookies.txt'] : []),
    ...('binaryBody' in endpoint
      ? [`-H 'content-type: ${endpoint.binaryBody.types[0]}'`, '--data-binary @picture.jpg']
      : []),
    ...(body === undefined
      ? []
      : [`-H 'content-type: application/json'`, `-d '${body.replaceAll("'", "'\\''")}'`]),
  ].join(' \\\n  ');
}
