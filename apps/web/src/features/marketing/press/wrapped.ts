/** Words in lines that are no wider than asked for; a word that is too long has a line of its own. */
export function wrapped(
  text: string,
  width: number,
  widthOf: (line: string) => number,
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
