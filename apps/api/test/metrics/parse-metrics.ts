/** Maps each series, with its labels sorted by name, to its value. */
export function parseMetrics(text: string): Record<string, number> {
  const lines = text.matchAll(/^([\w:]+)(?:\{(.*)\})? (\S+)$/gm);
  return Object.fromEntries(
    [...lines].map(([, name = '', labels, value]) => {
      const sorted = [...(labels ?? '').matchAll(/\w+="[^"]*"/g)].map(String).toSorted();
      return [labels === undefined ? name : `${name}{${sorted.join()}}`, Number(value)];
    }),
  );
}
