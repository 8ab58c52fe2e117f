/** Puts values that only this place knows into a finished sentence. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (token, name: string) => String(values[name] ?? token));
}
