/** A cell that a spreadsheet would calculate, or that begins with a character that hides one. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** Returns rows as CSV (RFC 4180). A cell that looks like a formula becomes text. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}

function quote(cell: string | number): string {
  const text = String(cell);
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
