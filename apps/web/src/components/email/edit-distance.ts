/** Edit distance with swaps of adjacent letters (Damerau, optimal string alignment). */
export function getEditDistance(typed: string, meant: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const present = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === meant[column - 2] &&
        typed[row - 2] === meant[column - 1];
      present[column] = Math.min(
        getCell(last, column) + 1,
        getCell(present, column - 1) + 1,
        getCell(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? getCell(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = present;
  }
  return getCell(last, meant.length);
}

function getCell(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
