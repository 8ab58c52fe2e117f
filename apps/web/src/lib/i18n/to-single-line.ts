/** Removes soft hyphens and joiners, for titles and fields. */
export function toSingleLine(text: string): string {
  return text.replace(/[\u00ad\u2060]/g, '').replaceAll('\u00a0', ' ');
}
