import { Source, Subheading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import type { GenericSchema } from 'valibot';
import { type ResourceName, resources, titleOf } from '#contracts/endpoints.ts';
import { IDEMPOTENCY_KEY_HEADER } from '#contracts/idempotencyKey.ts';
import { type CallName, callNames, calls, errorsOfCall } from '#mocks/calls.ts';
import { jsonSchemaOf } from '#mocks/jsonSchema.ts';
import { sampleBody } from '#mocks/samples.ts';
import { DataTable } from '../../../.storybook/docs/DataTable.tsx';

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

/** One call: method and path, who may call it, its schemas, a sample of the request, its errors. */
export function EndpointDocs({ call }: { call: CallName }) {
  const endpoint = calls[call];
  const sample = sampleBody(endpoint);
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
      {'query' in endpoint && <Schema of={endpoint.query} caption="The query of the URL" />}
      {'request' in endpoint && <Schema of={endpoint.request} caption="The request" />}
      {'binaryBody' in endpoint && (
        <p>{`The body is a file: ${endpoint.binaryBody.types.join(', ')}.`}</p>
      )}
      {sample && <Json caption="A sample" value={sample} />}
      {'response' in endpoint && <Schema of={endpoint.response} caption="The response" />}
      <DataTable
        caption="Error responses"
        columns={['Status', 'Message']}
        rows={errorsOfCall(call).map(({ status, message }) => [status, message])}
      />
    </>
  );
}

/** The JSON schema of a schema of the contract. */
const Schema = ({ of, caption }: { of: GenericSchema; caption: string }) => (
  <Json caption={`${caption}, as JSON Schema`} value={jsonSchemaOf(of)} />
);

function Json({ caption, value }: { caption: string; value: object }) {
  return (
    <>
      <p>{`${caption}:`}</p>
      <Source code={JSON.stringify(value, null, 2)} language="json" />
    </>
  );
}
