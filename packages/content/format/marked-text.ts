/** Replaces the placeholders `{{name}}` of a text; placeholders without a value stay. */
export function fillText(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

export function stripMarks(text: string): string {
  return text.replace(/<\/?\w+>/g, '');
}

interface MarkedPart {
  text: string;
  mark: string | undefined;
}

export function splitMarks(text: string): MarkedPart[] {
  return text.split(/(<\w+>.*?<\/\w+>)/).map((part) => {
    const [, mark, words = part] = /^<(\w+)>(.*)<\/\w+>$/.exec(part) ?? [];
    return { text: words, mark };
  });
}
