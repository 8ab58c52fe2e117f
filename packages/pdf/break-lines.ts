/** A piece of text that stays whole in a line if it can, with the space before it. */
export interface Word {
  text: string;
  space: '' | ' ';
  /** Begins a line even where there is room. */
  startsLine?: boolean;
}

interface Measure {
  width: number;
  widthOf: (text: string) => number;
}

/** A line that ends between words keeps its space, or a screen reader would join them. */
export function breakLines(words: Iterable<Word>, { width, widthOf }: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const { text, space, startsLine } of words) {
    const added = widthOf(`${space}${text}`);
    if (line && (startsLine || used + added > width)) {
      lines.push(`${line}${space}`);
      line = text;
      used = widthOf(text);
    } else {
      line += `${space}${text}`;
      used += added;
    }
  }
  return [...lines, line];
}

/** Splits a word that is wider than a line into pieces that fit. */
export function* splitWideWord(
  { text, space }: Word,
  { width, widthOf }: Measure,
): Generator<Word> {
  if (widthOf(text) <= width) return yield { text, space };
  let piece = '';
  let spaceBefore = space;
  for (const letter of text) {
    if (piece && widthOf(piece + letter) > width) {
      yield { text: piece, space: spaceBefore };
      piece = '';
      spaceBefore = '';
    }
    piece += letter;
  }
  yield { text: piece, space: spaceBefore };
}

/** Cuts off what exceeds `most` lines and ends the last of them with an ellipsis that fits. */
export function shortenLines(
  lines: readonly string[],
  most: number,
  { width, widthOf }: Measure,
): string[] {
  if (lines.length <= most) return [...lines];
  let last = lines[most - 1]?.trimEnd() ?? '';
  while (last && widthOf(`${last}…`) > width) last = last.slice(0, -1).trimEnd();
  return [...lines.slice(0, most - 1), `${last}…`];
}
