const controlCharacters = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a buyer typed, on one line and without the characters that command a terminal. */
export function oneLine(text: string): string {
  return text.replaceAll(controlCharacters, ' ').trim();
}

/** How many columns a text takes: a letter with its accent is one, however it is stored. */
export function widthOf(text: string): number {
  return [...letters.segment(text)].length;
}

/** Cut to a number of columns, with a sign that it was. */
export function cut(text: string, width: number): string {
  const pieces = [...letters.segment(text)].map(({ segment }) => segment);
  return pieces.length <= width ? text : `${pieces.slice(0, width - 1).join('')}…`;
}
