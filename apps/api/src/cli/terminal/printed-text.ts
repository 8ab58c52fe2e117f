const controlCharacters = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Removes line breaks and control characters of user-entered text. */
export function toSingleLine(text: string): string {
  return text.replaceAll(controlCharacters, ' ').trim();
}

/** Counts graphemes, so that combining characters take no column. */
export function getDisplayWidth(text: string): number {
  return [...graphemes.segment(text)].length;
}

export function truncateText(text: string, width: number): string {
  const pieces = [...graphemes.segment(text)].map(({ segment }) => segment);
  return pieces.length <= width ? text : `${pieces.slice(0, width - 1).join('')}…`;
}
