/** Trusted markup that is not escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type MarkupPart = Markup | string | number | false | null | readonly MarkupPart[];

/** Template tag that escapes every value except `Markup`. */
export function renderMarkup(strings: TemplateStringsArray, ...parts: MarkupPart[]): Markup {
  const text = strings.map((string, index) => string + renderPart(parts[index] ?? null));
  return new Markup(text.join(''));
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function renderPart(part: MarkupPart): string {
  if (part instanceof Markup) return part.text;
  if (part === null || part === false) return '';
  if (typeof part === 'object') return part.map(renderPart).join('');
  return String(part).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
