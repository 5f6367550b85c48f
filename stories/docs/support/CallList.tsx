import { DataTable } from './DataTable.tsx';
import { callNames, calls, responseCasesOf } from './mockCalls.ts';

/** Every call of the site: its method, its path and all that can come of it. */
export function CallList() {
  return (
    <DataTable
      columns={['Call', 'Method', 'Path', 'What can come of it']}
      rows={callNames.map((call) => [
        call,
        calls[call].method,
        <code key={call}>{calls[call].path}</code>,
        responseCasesOf(call).join(', '),
      ])}
    />
  );
}
