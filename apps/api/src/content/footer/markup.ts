/** Text that is markup already. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Part = Markup | string | number | false | null | readonly Part[];

/** Puts a page together. Whatever is not markup is escaped, so nothing from the database acts. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  const text = strings.map((string, index) => string + write(parts[index] ?? null));
  return new Markup(text.join(''));
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function write(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (part === null || part === false) return '';
  if (typeof part === 'object') return part.map(write).join('');
  return String(part).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
