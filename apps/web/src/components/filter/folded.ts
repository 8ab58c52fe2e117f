/** Letters that are whole in Unicode, but that people type without their stroke or as two. */
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
};

/** As people type in a hurry: without accents, in small letters, and nothing but words with a space between them. */
export function folded(text: string): string {
  // Most words are plain, and a search folds thousands of them.
  const isPlain = /^[\w\s,.:;!?'-]*$/.test(text);
  return isPlain ? spaced(text.toLowerCase()) : spaced(plainOf(text));
}

function spaced(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ');
}

function plainOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\u2060\u00ad]/gu, '')
    .toLowerCase()
    .replace(/[łßøđæœ]/g, (letter) => plain[letter] ?? letter);
}
