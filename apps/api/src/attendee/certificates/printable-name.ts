import type { FontCut } from '@kongres/pdf/faces';

type IsDrawn = (letter: string) => boolean;

/**
 * A name in letters that the fonts have: Nguyễn loses the accents that they lack, and a letter of another alphabet
 * leaves a gap to write in. Signs that are no letters go.
 */
export function printableName(name: string, isDrawn: IsDrawn): string {
  const letters = Array.from(name.normalize('NFC'), (letter) => drawable(letter, isDrawn));
  return letters.join('').replaceAll(/\s+/g, ' ').trim();
}

function drawable(letter: string, isDrawn: IsDrawn): string {
  if (/\s/.test(letter)) return ' ';
  if (/\p{M}/u.test(letter)) return '';
  if (isDrawn(letter)) return letter;
  const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  if (plain && Array.from(plain).every(isDrawn)) return plain;
  if (/\p{Pd}/u.test(letter)) return '-';
  if (/\p{Lm}/u.test(letter)) return '’';
  return /[\p{L}\p{N}]/u.test(letter) ? '_' : '';
}

/** Whether a face has a letter: its fonts are published for more than they hold. */
export function drawnBy(doc: PDFKit.PDFDocument, face: readonly FontCut[]): IsDrawn {
  return (letter) => {
    const point = letter.codePointAt(0) ?? 0;
    const cut = face.find(({ codePoints }) => codePoints.has(point));
    return cut !== undefined && fontOf(doc.font(cut.name)).hasGlyphForCodePoint(point);
  };
}

/** The types do not know the font behind. */
function fontOf(doc: PDFKit.PDFDocument) {
  const { _font } = doc as unknown as {
    _font: { font: { hasGlyphForCodePoint: (point: number) => boolean } };
  };
  return _font.font;
}
