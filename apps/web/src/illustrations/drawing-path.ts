/** Separate from the list of names, which pages do not need. */
export function getDrawingPath(name: string): string {
  return `/art/${name}.svg`;
}
