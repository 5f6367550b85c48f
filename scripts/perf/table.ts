/** Lays rows out in columns: the first to the left, figures to the right, the last as it is. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, column) => Math.max(known[column] ?? 0, cell.length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => align(cell, widths[column] ?? 0, column, row.length))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function align(cell: string, width: number, column: number, columns: number): string {
  const isText = column === 0 || column === columns - 1;
  return isText ? cell.padEnd(width) : cell.padStart(width);
}

/** Bytes as they are read best: '150.0', in KB of 1024. */
export function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
