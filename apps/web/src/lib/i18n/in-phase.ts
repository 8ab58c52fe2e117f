import type { Phase } from '@kongres/content/facts/phases';

/**
 * The texts of a namespace as they read in a phase: what its `phases` hold for it takes the place of the
 * sentences under the same keys. An object over a list replaces the items whose numbers it names.
 */
export function inPhase<Texts extends object>(texts: Texts, phase: Phase): Texts {
  const { phases } = texts as { phases?: Partial<Record<Phase, object>> };
  const own = phases?.[phase];
  return own ? lay(own, texts) : texts;
}

/** What stands above takes the place of what stands below under the same keys. */
export function lay<Node>(above: object, below: Node): Node {
  const result = (Array.isArray(below) ? [...below] : { ...below }) as Record<string, unknown>;
  for (const [key, value] of Object.entries(above) as [string, unknown][]) {
    const isBranch = typeof value === 'object' && value !== null && !Array.isArray(value);
    result[key] = isBranch ? lay(value, result[key]) : value;
  }
  return result as Node;
}
