import { Source } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { GenericSchema } from 'valibot';
import type { CallName } from '#mocks/msw/handlers.ts';
import { DataTable } from './DataTable.tsx';
import {
  calls,
  type Exchange,
  requestOf,
  responseCasesOf,
  sampleErrorResponses,
  sampleExchange,
} from './mockCalls.ts';
import { readSchema } from './readSchema.ts';

/** Asks the fake backend once; undefined until it has answered. */
function useAnswer<T>(ask: (call: CallName) => Promise<T>, call: CallName): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    let isOpen = true;
    ask(call).then((found) => isOpen && setAnswer(found));
    return () => {
      isOpen = false;
    };
  }, [ask, call]);
  return answer;
}

/** One call: method and path, fields, a sample as the fake backend answers it, and its mocks. */
export function EndpointDocs({ call }: { call: CallName }) {
  const endpoint = calls[call];
  const request = requestOf(call);
  const sample = useAnswer(sampleExchange, call);
  const refusals = useAnswer(sampleErrorResponses, call);
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
      {refusals && refusals.length > 0 && (
        <DataTable
          caption="Refusals"
          columns={['Status', 'What the fake backend says']}
          rows={refusals.map(({ status, received }) => [status, textOf(received)])}
        />
      )}
      <h4>Its mocks</h4>
      <p>
        What can come of it, as tags that its stories carry. Search for one to find the story that
        shows it: {responseCasesOf(call).join(', ')}, each after <code>{`${call}-`}</code>.
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
      columns={['Field', 'Holds', 'Required', 'Rules']}
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
      <h4>Sample</h4>
      {sent !== undefined && <Source code={textOf(sent)} language="json" />}
      <p>
        The answer, with status <strong>{status}</strong>:
      </p>
      <Source code={textOf(shortened(received))} language="json" />
    </>
  );
}

/** Of a list, the first entry is enough to see. */
function shortened(answer: unknown): unknown {
  return Array.isArray(answer) ? answer.slice(0, 1) : answer;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const isNotice =
    typeof value === 'object' && value !== null && Object.keys(value).join() === 'message';
  return JSON.stringify(value, null, isNotice ? 0 : 2);
}

function mockCode(call: CallName): string {
  return [
    `beforeEach: ({ msw }) => msw.use(failing('${call}')),`,
    `beforeEach: ({ msw }) => msw.use(failing('${call}', { status: 400, message: 'No.' })),`,
    `beforeEach: ({ msw }) => msw.use(neverAnswering('${call}')),`,
    `beforeEach: ({ msw }) => msw.use(unreachable('${call}')),`,
  ].join('\n');
}
