/** Collapses white space and removes control, invisible and bidirectional characters. */
export function toSingleLine(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .trim();
}
