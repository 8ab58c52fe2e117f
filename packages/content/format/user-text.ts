export function splitParagraphs(text: string): string[] {
  return text.split(/\n{2,}/);
}

/** Every odd part is a line break or a URL. */
export function splitLinesAndLinks(paragraph: string): string[] {
  return paragraph.split(/(\n|https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/);
}
