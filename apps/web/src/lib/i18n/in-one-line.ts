/** A text of a page where no line is set, in a title or a field: without what holds lines together or breaks words. */
export function inOneLine(text: string): string {
  return text.replace(/[\u00ad\u2060]/g, '').replaceAll('\u00a0', ' ');
}
