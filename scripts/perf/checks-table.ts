import { type Check, isKept } from './checks.ts';
import { table } from './table.ts';

/** One line a figure, with its budget and verdict. */
export function checksTable(checks: readonly Check[]): string {
  return table([['on a slow phone', 'measured', 'budget', 'verdict'], ...checks.map(toRow)]);
}

function toRow(check: Check): readonly string[] {
  const { name, value, unit, budget } = check;
  const verdict = budget === undefined ? '' : isKept(check) ? 'ok' : 'MISSED';
  return [name, inUnit(value, unit), budget === undefined ? '' : inUnit(budget, unit), verdict];
}

function inUnit(value: number, unit: Check['unit']): string {
  if (!Number.isFinite(value)) return 'never';
  return `${unit === 'ms' ? Math.round(value) : value.toFixed(unit === '×' ? 2 : 1)} ${unit}`;
}
