import { scenarios } from '#mocks/msw/scenarios.ts';
import { DataTable } from '../../../.storybook/docs/DataTable.tsx';

/** The networks of the toolbar, with their names in the code. */
export function Networks() {
  return (
    <DataTable
      columns={['In the toolbar', 'In mocks/msw/scenarios.ts']}
      rows={Object.entries(scenarios).map(([name, { title }]) => [
        title,
        <code key={name}>{name}</code>,
      ])}
    />
  );
}
