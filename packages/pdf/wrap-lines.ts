export interface Word {
  text: string;
  space: '' | ' ';
  startsLine?: boolean;
}

interface Measure {
  width: number;
  measureWidth: (text: string) => number;
}

/** Keeps the trailing space of a line, so that screen readers do not join words. */
export function wrapLines(
  words: Iterable<Word>,
  { width, measureWidth: widthOf }: Measure,
): string[] {
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

export function* splitWideWord(
  { text, space }: Word,
  { width, measureWidth: widthOf }: Measure,
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

export function shortenLines(
  lines: readonly string[],
  most: number,
  { width, measureWidth: widthOf }: Measure,
): string[] {
  if (lines.length <= most) return [...lines];
  let last = lines[most - 1]?.trimEnd() ?? '';
  while (last && widthOf(`${last}…`) > width) last = last.slice(0, -1).trimEnd();
  return [...lines.slice(0, most - 1), `${last}…`];
}
