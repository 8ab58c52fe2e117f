/** A list without the lines that are done. */
export function linesLeft(list: string, left: readonly number[]): string {
  const lines = list.split(/\r\n|\r|\n/);
  return left.map((line) => lines[line - 1] ?? '').join('\n');
}
