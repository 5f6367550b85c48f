const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats a size in powers of 1,000, as disks are sold: '21.5 GB'. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3);
  const unit = UNITS[power] ?? 'terabyte';
  const unitDisplay = power === 0 ? 'long' : 'short';
  const style = { style: 'unit', unit, unitDisplay, maximumSignificantDigits: 3 } as const;
  return new Intl.NumberFormat('en', style).format(bytes / 1000 ** UNITS.indexOf(unit));
}
