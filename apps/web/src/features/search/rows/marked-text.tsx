import { marked } from '../engine/marked.ts';

/** A text in which what was typed is marked. */
export function MarkedText({ text, typed }: { text: string; typed: readonly string[] }) {
  return marked(text, typed).map((piece, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other name
    piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
