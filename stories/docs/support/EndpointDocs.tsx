import { Source, Subheading } from '@storybook/addon-docs/blocks';
import { Fragment, useEffect, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { type ResourceName, resources, titleOf } from '#contracts/endpoints.ts';
import { IDEMPOTENCY_KEY_HEADER } from '#contracts/idempotencyKey.ts';
import { type CallName, callNames, calls, errorsOfCall } from '#mocks/calls.ts';
import { sampleBody } from '#mocks/samples.ts';
import { DataTable } from '../../../.storybook/docs/DataTable.tsx';
import { readFields } from './fields.ts';
import { type Exchange, sampleExchange } from './mockCalls.ts';

const callers = {
  public: 'anyone',
  editor: 'whoever is signed in',
  owner: 'owners',
} as const;

/** Every endpoint of a resource, from the contract. */
export function ResourceDocs({ name }: { name: ResourceName }) {
  return callNames
    .filter((call) => Object.hasOwn(resources[name], call))
    .map((call) => (
      <Fragment key={call}>
        <Subheading>{titleOf(call)}</Subheading>
        <EndpointDocs call={call} />
      </Fragment>
    ));
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
        rows={errorsOfCall(call).map(({ status, message }) => [status, message])}
      />
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

/** A sample of the request, and the response of the mock backend to it. */
function Sample({ call }: { call: CallName }) {
  const [response, setResponse] = useState<Exchange>();
  useEffect(() => void sampleExchange(call).then(setResponse), [call]);
  if (!response) return null;
  const { status, received } = response;
  const body = sampleBody(calls[call]);
  return (
    <>
      {body && <p>A sample:</p>}
      {body && <Source code={JSON.stringify(body, null, 2)} language="json" />}
      <p>
        The response, with status <strong>{status}</strong>
        {Array.isArray(received) && ', a list of which this is the first entry'}:
      </p>
      <Source
        code={JSON.stringify(Array.isArray(received) ? received[0] : received, null, 2)}
        language="json"
      />
    </>
  );
}
