import { splitMatches } from '../engine/split-matches.ts';

export function HighlightedText({ text, terms }: { text: string; terms: readonly string[] }) {
  return splitMatches(text, terms).map((piece, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other name
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
