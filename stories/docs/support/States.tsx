import { scenarios } from '#mocks/msw/scenarios.ts';
import { DataTable } from '../../../.storybook/docs/DataTable.tsx';

/** The scenarios of the toolbar, with their names in the code. */
export function Scenarios() {
  return (
    <DataTable
      columns={['Menu', 'Choice', 'In mocks/msw/scenarios.ts']}
      rows={Object.entries(scenarios).map(([name, { title, menu }]) => [
        menu === 'data' ? 'Data' : 'Network',
        title,
        <code key={name}>{name}</code>,
      ])}
    />
  );
}
