import { Source } from '@storybook/addon-docs/blocks';
import { Fragment, useEffect, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { CaseLink } from './CaseLink.tsx';
import { DataTable } from './DataTable.tsx';
import {
  type CallName,
  calls,
  type Exchange,
  requestOf,
  responseCasesOf,
  sampleErrorResponses,
  sampleExchange,
} from './mockCalls.ts';
import { readSchema } from './readSchema.ts';
import { TryIt } from './TryIt.tsx';

/** Sends a call to the mock backend once. Undefined until it has responded. */
function useResponse<T>(send: (call: CallName) => Promise<T>, call: CallName): T | undefined {
  const [response, setResponse] = useState<T>();
  useEffect(() => {
    let isMounted = true;
    send(call).then((result) => isMounted && setResponse(result));
    return () => {
      isMounted = false;
    };
  }, [send, call]);
  return response;
}

/** One call: method and path, fields, a sample response of the mock backend, and its mocks. */
export function EndpointDocs({ call }: { call: CallName }) {
  const endpoint = calls[call];
  const request = requestOf(call);
  const isApiCall = call !== 'sendContactMessage';
  const sample = useResponse(sampleExchange, call);
  const errors = useResponse(sampleErrorResponses, call);
  return (
    <>
      <p>
        <strong>
          <code>{`${endpoint.method} ${endpoint.path}`}</code>
        </strong>
      </p>
      {request && <FieldTable caption="Request" schema={request} />}
      {'response' in endpoint && <FieldTable caption="Response" schema={endpoint.response} />}
      {sample && <Sample exchange={sample} />}
      {errors && errors.length > 0 && (
        <DataTable
          caption="Error responses"
          columns={['Status', 'Response of the mock backend']}
          rows={errors.map(({ status, received }) => [
            <CaseLink key={status} call={call} name={String(status)} />,
            textOf(received),
          ])}
        />
      )}
      {isApiCall && (
        <p>
          A server that fails for a reason of its own responds with{' '}
          <CaseLink call={call} name="500" /> and a message, too.
        </p>
      )}
      {isApiCall && <TryIt call={call} />}
      <h3 className="skip-toc">Its mocks</h3>
      <p>
        Stories show each response case of this call:{' '}
        {responseCasesOf(call).map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <CaseLink call={call} name={name} />
          </Fragment>
        ))}
        . A story names its cases in <code>parameters.responseCases</code>, after{' '}
        <code>{`${call}-`}</code>.
      </p>
      <Source code={mockCode(call)} language="typescript" />
    </>
  );
}

function FieldTable({ caption, schema }: { caption: string; schema: GenericSchema }) {
  const { fields, isList, mayBeNull } = readSchema(schema);
  return (
    <DataTable
      caption={caption + (isList ? ': a list of these' : '') + (mayBeNull ? ', or null' : '')}
      columns={['Field', 'Type', 'Required', 'Rules']}
      rows={fields.map(({ name, holds, isRequired, rules }) => [
        <code key={name}>{name}</code>,
        holds,
        isRequired ? 'yes' : 'no',
        rules.join('; '),
      ])}
    />
  );
}

function Sample({ exchange: { status, sent, received } }: { exchange: Exchange }) {
  return (
    <>
      <h3 className="skip-toc">Sample</h3>
      {sent !== undefined && <Source code={textOf(shorten(sent))} language="json" />}
      <p>
        The response, with status <strong>{status}</strong>:
      </p>
      <Source code={textOf(shorten(received))} language="json" />
    </>
  );
}

/** A longer text of a sample is cut off after so many characters. */
const SAMPLE_LENGTH = 60;

/** Reduces a list to its first entry, and long texts to their beginning. */
function shorten(body: unknown): unknown {
  const text = JSON.stringify(Array.isArray(body) ? body.slice(0, 1) : body, (_, value) =>
    typeof value === 'string' && value.length > SAMPLE_LENGTH
      ? `${value.slice(0, SAMPLE_LENGTH)}…`
      : value,
  );
  return JSON.parse(text);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const isMessage =
    typeof value === 'object' && value !== null && Object.keys(value).join() === 'message';
  return JSON.stringify(value, null, isMessage ? 0 : 2);
}

function mockCode(call: CallName): string {
  return [
    `beforeEach: ({ msw }) => msw.use(respondWithError('${call}')),`,
    `beforeEach: ({ msw }) => msw.use(respondWithError('${call}', { status: 400, message: 'No.' })),`,
    `beforeEach: ({ msw }) => msw.use(hang('${call}')),`,
    `beforeEach: ({ msw }) => msw.use(networkError('${call}')),`,
  ].join('\n');
}
