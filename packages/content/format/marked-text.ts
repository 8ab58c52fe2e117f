/** Replaces the places `{{name}}` of a text; a place without a value stays as it is. */
export function fillText(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Removes marks like `<contact>` and `</contact>` and keeps the words between them. */
export function stripMarks(text: string): string {
  return text.replace(/<\/?\w+>/g, '');
}

interface MarkedPart {
  text: string;
  /** The name of the mark around the text. */
  mark: string | undefined;
}

/** Splits `Please <contact>write to us</contact>.` into its plain and its marked parts. */
export function splitMarks(text: string): MarkedPart[] {
  return text.split(/(<\w+>.*?<\/\w+>)/).map((part) => {
    const [, mark, words = part] = /^<(\w+)>(.*)<\/\w+>$/.exec(part) ?? [];
    return { text: words, mark };
  });
}
