import { callNames, calls, responseCasesOf } from '#mocks/calls.ts';
import { DataTable } from '../../../.storybook/docs/DataTable.tsx';

/** Every call of the site: its method, its path, who may call it, and its response cases. */
export function CallList() {
  return (
    <DataTable
      columns={['Call', 'Method', 'Path', 'Who', 'Response cases']}
      rows={callNames.map((call) => {
        const endpoint = calls[call];
        return [
          call,
          endpoint.method,
          <code key={call}>{endpoint.path}</code>,
          'access' in endpoint ? endpoint.access : 'public',
          responseCasesOf(call).join(', '),
        ];
      })}
    />
  );
}
