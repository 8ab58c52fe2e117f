/** An amount as people type it, `1 228,77` or `1228.77`, in the smallest coins; null if it is none. */
export function readAmount(text: string): number | null {
  const typed = text.replaceAll(/[\s\u00A0\u202F]/g, '').replace(',', '.');
  const [, whole = '', rest = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed) ?? [];
  return whole ? Number(whole) * 100 + Number(rest.padEnd(2, '0')) : null;
}

/** The same the other way, to be typed over. */
export function writtenAmount(minor: number, mark: ',' | '.'): string {
  return `${Math.floor(minor / 100)}${mark}${String(minor % 100).padStart(2, '0')}`;
}
