import type { Phase } from '@kongres/content/facts/phases';

/** Applies the overrides in `phases` of a namespace. An object over a list replaces the items of its numeric keys. */
export function applyPhase<Texts extends object>(texts: Texts, phase: Phase): Texts {
  const { phases } = texts as { phases?: Partial<Record<Phase, object>> };
  const phaseTexts = phases?.[phase];
  return phaseTexts ? mergeTexts(phaseTexts, texts) : texts;
}

/** Deep merge; arrays in `overrides` replace the base value. */
export function mergeTexts<Node>(overrides: object, base: Node): Node {
  const result = (Array.isArray(base) ? [...base] : { ...base }) as Record<string, unknown>;
  for (const [key, value] of Object.entries(overrides) as [string, unknown][]) {
    const isBranch = typeof value === 'object' && value !== null && !Array.isArray(value);
    result[key] = isBranch ? mergeTexts(value, result[key]) : value;
  }
  return result as Node;
}
