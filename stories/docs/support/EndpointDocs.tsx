import { Source } from '@storybook/addon-docs/blocks';
import { Fragment, useEffect, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { IDEMPOTENCY_KEY_HEADER } from '#contracts/idempotencyKey.ts';
import { type CallName, calls, errorsOfCall, responseCasesOf } from '#mocks/calls.ts';
import { sampleBody } from '#mocks/samples.ts';
import { DataTable } from '../../../.storybook/docs/DataTable.tsx';
import { CaseLink } from './CaseLink.tsx';
import { readFields } from './fields.ts';
import { type Exchange, sampleExchange } from './mockCalls.ts';

const callers = {
  public: 'anyone',
  editor: 'whoever is signed in',
  owner: 'owners',
} as const;

/** The response of the mock backend to a sample; undefined until it has responded. */
function useSample(call: CallName): Exchange | undefined {
  const [response, setResponse] = useState<Exchange>();
  useEffect(() => {
    let isMounted = true;
    sampleExchange(call).then((result) => isMounted && setResponse(result));
    return () => {
      isMounted = false;
    };
  }, [call]);
  return response;
}

/** One call: method and path, who may call it, its fields, a sample and its errors. */
export function EndpointDocs({ call }: { call: CallName }) {
  const endpoint = calls[call];
  return (
    <>
      <p>
        <strong>
          <code>{`${endpoint.method} ${endpoint.path}`}</code>
        </strong>
        {'access' in endpoint && `, for ${callers[endpoint.access]}`}
      </p>
      {'description' in endpoint && <p>{endpoint.description}</p>}
      {'acceptsIdempotencyKey' in endpoint && (
        <p>
          With the header <code>{IDEMPOTENCY_KEY_HEADER}</code> a second request with the same key
          and body is the first: it gets the same response and stores nothing.
        </p>
      )}
      {'query' in endpoint && <FieldTable caption="Query of the URL" schema={endpoint.query} />}
      {'request' in endpoint && <FieldTable caption="Request" schema={endpoint.request} />}
      {'binaryBody' in endpoint && (
        <p>{`The body is a file: ${endpoint.binaryBody.types.join(', ')}.`}</p>
      )}
      {'response' in endpoint && <FieldTable caption="Response" schema={endpoint.response} />}
      <Sample call={call} />
      <DataTable
        caption="Error responses"
        columns={['Status', 'Message']}
        rows={errorsOfCall(call).map(({ status, message }) => [
          <CaseLink key={status} call={call} name={String(status)} />,
          message,
        ])}
      />
      <p>
        Its response cases, linked to a story that shows them:{' '}
        {responseCasesOf(call).map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <CaseLink call={call} name={name} />
          </Fragment>
        ))}
      </p>
    </>
  );
}

function FieldTable({ caption, schema }: { caption: string; schema: GenericSchema }) {
  const { fields, isList, mayBeNull } = readFields(schema);
  return (
    <DataTable
      caption={caption + (isList ? ': a list of these' : '') + (mayBeNull ? ', or null' : '')}
      columns={['Field', 'Type', 'Required', 'Meaning and rules']}
      rows={fields.map(({ name, holds, isRequired, rules }) => [
        <code key={name}>{name}</code>,
        holds,
        isRequired ? 'yes' : 'no',
        rules,
      ])}
    />
  );
}

function Sample({ call }: { call: CallName }) {
  const response = useSample(call);
  if (!response) return null;
  const body = sampleBody(calls[call]);
  return (
    <>
      {body && <p>A sample:</p>}
      {body && <Source code={textOf(body)} language="json" />}
      <p>
        The response, with status <strong>{response.status}</strong>:
      </p>
      <Source code={textOf(shorten(response.received))} language="json" />
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

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);
