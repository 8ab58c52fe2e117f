/** Parses `1 228,77` or `1228.77` into minor units; null if invalid. */
export function parseAmount(text: string): number | null {
  const input = text.replaceAll(/[\s\u00A0\u202F]/g, '').replace(',', '.');
  const [, whole = '', rest = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(input) ?? [];
  return whole ? Number(whole) * 100 + Number(rest.padEnd(2, '0')) : null;
}

export function formatAmountInput(minor: number, decimalSeparator: ',' | '.'): string {
  return `${Math.floor(minor / 100)}${decimalSeparator}${String(minor % 100).padStart(2, '0')}`;
}
