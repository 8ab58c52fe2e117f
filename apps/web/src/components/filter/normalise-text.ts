/** Letters without a canonical decomposition. */
const letterReplacements: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
};

/** Lower case without accents or punctuation. */
export function normaliseText(text: string): string {
  // Most texts are ASCII, and a search normalises thousands.
  const isPlain = /^[\w\s,.:;!?'-]*$/.test(text);
  return isPlain ? replaceSeparators(text.toLowerCase()) : replaceSeparators(removeAccents(text));
}

function replaceSeparators(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ');
}

function removeAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\u2060\u00ad]/gu, '')
    .toLowerCase()
    .replace(/[łßøđæœ]/g, (letter) => letterReplacements[letter] ?? letter);
}
