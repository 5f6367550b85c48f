import { DataTable } from './DataTable.tsx';
import { callNames, calls, responseCasesOf } from './mockCalls.ts';

/** Every call of the site: its method, its path and its response cases. */
export function CallList() {
  return (
    <DataTable
      columns={['Call', 'Method', 'Path', 'Response cases']}
      rows={callNames.map((call) => [
        call,
        calls[call].method,
        <code key={call}>{calls[call].path}</code>,
        responseCasesOf(call).join(', '),
      ])}
    />
  );
}
