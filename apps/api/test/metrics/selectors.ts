/** Extracts the metric selectors of a PromQL expression. */
export function findSelectors(expression: string): string[] {
  const bare = expression
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ');
  const words = bare.matchAll(/(?<![\w.])([a-z_:][\w:]*)\b(?!\s*\()(\{[^}]*\})?/g);
  return [...words]
    .filter(([, name = '']) => !['and', 'or', 'unless', 'bool'].includes(name))
    .map(([, name = '', labels = '']) => name + labels);
}
