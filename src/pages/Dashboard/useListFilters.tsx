import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { publishedDay } from '#contracts/ids.ts';
import { SelectField } from '#src/components/forms/SelectField.tsx';
import type { UrlQuery } from '#src/lib/useUrlQuery.ts';

/** A part by which a list is narrowed down, such as the author. */
export interface ListFilter<T> {
  /** The parameter of the URL. */
  readonly name: string;
  readonly label: string;
  /** The label of the choice of all entries. */
  readonly all: string;
  /** The value of an entry; '' if it has none. */
  readonly getValue: (entry: T) => string;
  /** The label of a value. Default: the value. */
  readonly labelOf?: (value: string) => string;
  /** True if the values are listed from the last one on. Default: false. */
  readonly isLastFirst?: boolean;
}

const { format: formatMonth } = new Intl.DateTimeFormat('en', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Narrows a list down to the month of publication, in Kathmandu. */
export const byMonth: ListFilter<Parameters<typeof publishedDay>[0]> = {
  ...{ name: 'month', label: 'Month', all: 'All months', isLastFirst: true },
  getValue: (entry) => publishedDay(entry).slice(0, 7),
  labelOf(month) {
    const time = Date.parse(month);
    return Number.isNaN(time) ? month : formatMonth(time);
  },
};

/** The orders of a list besides that of the server, which is newest first. */
const ORDERS = { oldest: 'Oldest first', name: 'By name' } as const;

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: 16,
  maxWidth: 760,
  marginTop: 16,
});

/** The entries that the filters in the URL let through, and the fields for these. */
export function useListFilters<T>(
  entries: readonly T[],
  all: readonly T[],
  filters: readonly ListFilter<T>[],
  getName: (entry: T) => string,
  { get, actions }: UrlQuery,
): { shown: readonly T[]; isFiltered: boolean; fields: ReactNode } {
  const order = get('sort');
  const chosen = JSON.stringify(filters.map(({ name }) => get(name)));
  const shown = useMemo(() => {
    const values: readonly string[] = JSON.parse(chosen);
    const found = entries.filter((entry) =>
      filters.every(({ getValue }, index) => !values[index] || getValue(entry) === values[index]),
    );
    if (order === 'oldest') return found.toReversed();
    if (order === 'name') return found.toSorted((a, b) => compare(getName(a), getName(b)));
    return found.length === entries.length ? entries : found;
  }, [entries, filters, getName, chosen, order]);

  const choose = (name: string) => (value: string) => actions.write(name, value, { replace: true });
  const fields = (
    <Row role="group" aria-label="Filter and order">
      {filters.map(
        ({ name, label, all: allLabel, getValue, labelOf = (value) => value, isLastFirst }) => {
          // Also the value of a link that no entry has any more.
          const values = new Set([...all.map(getValue), get(name)].filter(Boolean));
          const sorted = Array.from(values).toSorted(compare);
          return (
            <SelectField
              key={name}
              label={label}
              value={get(name)}
              options={[
                { value: '', label: allLabel },
                ...(isLastFirst ? sorted.toReversed() : sorted).map((value) => ({
                  value,
                  label: labelOf(value),
                })),
              ]}
              onChange={choose(name)}
            />
          );
        },
      )}
      <SelectField
        label="Order"
        value={Object.hasOwn(ORDERS, order) ? order : ''}
        options={[
          { value: '', label: 'Newest first' },
          ...Object.entries(ORDERS).map(([value, label]) => ({ value, label })),
        ]}
        onChange={choose('sort')}
      />
    </Row>
  );
  return { shown, isFiltered: filters.some(({ name }) => get(name) !== ''), fields };
}
