/** What somebody typed, parted where an empty line is. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/);
}

/** A paragraph in pieces: every second one is a new line or a web address, the others are words. */
export function piecesOf(paragraph: string): string[] {
  return paragraph.split(/(\n|https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/);
}
