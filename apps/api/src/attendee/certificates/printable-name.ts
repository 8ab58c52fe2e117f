import type { FontSubset } from '@kongres/pdf/fonts';

type HasGlyph = (letter: string) => boolean;

/**
 * Replaces letters without glyphs: drops accents that the fonts lack, writes a gap for letters of
 * other alphabets and removes other characters.
 */
export function toPrintableName(name: string, hasGlyph: HasGlyph): string {
  const letters = Array.from(name.normalize('NFC'), (letter) =>
    toPrintableLetter(letter, hasGlyph),
  );
  return letters.join('').replaceAll(/\s+/g, ' ').trim();
}

function toPrintableLetter(letter: string, hasGlyph: HasGlyph): string {
  if (/\s/.test(letter)) return ' ';
  if (/\p{M}/u.test(letter)) return '';
  if (hasGlyph(letter)) return letter;
  const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  if (plain && Array.from(plain).every(hasGlyph)) return plain;
  if (/\p{Pd}/u.test(letter)) return '-';
  if (/\p{Lm}/u.test(letter)) return '’';
  return /[\p{L}\p{N}]/u.test(letter) ? '_' : '';
}

/** Looks the glyph up, because the declared ranges of the fonts are larger than their content. */
export function createGlyphCheck(doc: PDFKit.PDFDocument, face: readonly FontSubset[]): HasGlyph {
  return (letter) => {
    const point = letter.codePointAt(0) ?? 0;
    const cut = face.find(({ codePoints }) => codePoints.has(point));
    return cut !== undefined && getInternalFont(doc.font(cut.name)).hasGlyphForCodePoint(point);
  };
}

/** `_font` is missing in the types. */
function getInternalFont(doc: PDFKit.PDFDocument) {
  const { _font } = doc as unknown as {
    _font: { font: { hasGlyphForCodePoint: (point: number) => boolean } };
  };
  return _font.font;
}
