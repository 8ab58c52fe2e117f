/** What people type for others to read: one line, without letters that are not seen or that turn it around. */
export function inOneLine(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .trim();
}
