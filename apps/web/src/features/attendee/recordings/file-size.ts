/** "4.1 MB", "38 kB", localised. */
export function formatFileSize(bytes: number, code: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(code, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}
