export function pickLines(list: string, lineNumbers: readonly number[]): string {
  const lines = list.split(/\r\n|\r|\n/);
  return lineNumbers.map((line) => lines[line - 1] ?? '').join('\n');
}
