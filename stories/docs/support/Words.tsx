import facts from 'virtual:source-facts';
import { callNames, errorsOfCall } from '#mocks/calls.ts';
import { DataTable } from '../../../.storybook/docs/DataTable.tsx';

/** Every text of the site about a failure or about nothing to show, and the file that has it. */
export function WarningTexts() {
  const rows = Object.entries(facts)
    .flatMap(([file, { texts }]) => texts.map((text) => ({ file, text })))
    .toSorted((a, b) => a.file.localeCompare(b.file));
  return (
    <DataTable
      columns={['Text', 'File']}
      rows={rows.map(({ file, text }) => [text, <code key={file}>{file}</code>])}
    />
  );
}

/** Every text by which the server refuses a call, with the calls that it answers. */
export function ServerTexts() {
  const callsByText = new Map<string, Set<string>>();
  for (const call of callNames)
    for (const { status, message } of errorsOfCall(call)) {
      const text = `${status}: ${message}`;
      callsByText.set(text, (callsByText.get(text) ?? new Set()).add(call));
    }
  return (
    <DataTable
      columns={['Status and text', 'Calls']}
      rows={[...callsByText]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([text, names]) => [
          text,
          names.size > callNames.length / 2 ? `${names.size} calls` : [...names].join(', '),
        ])}
    />
  );
}
