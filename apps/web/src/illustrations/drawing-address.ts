/** Where a drawing is found. Apart from the list of names, which a page has no use for. */
export function drawingAddress(name: string): string {
  return `/art/${name}.svg`;
}
