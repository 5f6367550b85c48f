import { Heading, Source, Subheading } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { KindName } from '#contracts/content.ts';
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

const introductions: Readonly<Record<Exclude<ResourceName, KindName>, ReactNode>> = {
  drafts:
    'A draft is a blog that only the dashboard shows. The endpoints of blogs do not find it; it is published and unpublished under the same id.',
  accounts:
    'Whoever is signed in changes the own password and ends the own sessions; owners manage all accounts. Every write here gets an entry in the audit log.',
  inbox: (
    <>
      The contact messages, newest first. <code>mail</code> is null if the server did not mail when
      the message arrived. <code>waiting</code> becomes <code>sent</code>, or <code>failed</code>{' '}
      after the last try, and <code>error</code> says why the last try failed.
    </>
  ),
  bin: 'What was deleted lies here for 30 days; then the server deletes it for good. A message that is deleted for good is gone at once, with its mail.',
  pictures: (
    <>
      The bytes of a picture decide its type, not the content type, which only has to begin with{' '}
      <code>image/</code>. The server keeps it as WebP in up to three widths, without its metadata,
      at an address that anyone may read and that never changes. The form puts <code>imageUrl</code>{' '}
      of the response into the blog.
    </>
  ),
  import: 'The blogs of an export of WordPress. One import runs at a time, and its report stays.',
  system: 'The state of the server, unused pictures, and a backup to download.',
  session:
    'A page cannot read the cookie of the session. A new server writes the link of its first owner to its log; only with that link one sends a username.',
  contact: (
    <>
      A site without such a server sends the form to the e-mail service. The field{' '}
      <code>homepage</code> is a honeypot, which people do not see: a message with text in it is
      refused.
    </>
  ),
  audit: 'Sign-ins and writes, newest first and page by page.',
};

/** Every resource that only a server with accounts has. */
export function ServerResources() {
  return Object.entries(introductions).map(([name, introduction]) => (
    <Fragment key={name}>
      <Heading>{titleOf(name)}</Heading>
      <p>{introduction}</p>
      <ResourceDocs name={name as ResourceName} />
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
