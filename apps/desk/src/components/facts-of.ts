import type { DeskDeed } from '@kongres/contract/desk/settings/journal';

/** `a → b, vip, seconds 60`: changes have an arrow, words speak for themselves, numbers are named. */
export function factsOf({ facts, before, after }: Pick<DeskDeed, 'facts' | 'before' | 'after'>) {
  const { from, to, ...rest } = facts;
  const change =
    to === undefined ? [] : [from === undefined ? shown(to) : `${shown(from)} → ${shown(to)}`];
  const named = Object.entries(rest).map(([name, value]) =>
    typeof value === 'string' ? value : `${name.replace('_minor', '')} ${shown(value, name)}`,
  );
  const corrected = Object.keys(after ?? {}).map(
    (name) => `${shown(before?.[name])} → ${shown(after?.[name])}`,
  );
  return [...change, ...named, ...corrected].join(', ');
}

function shown(value: unknown, name = ''): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map((one) => shown(one, name)).join(' → ');
  if (typeof value === 'number' && name.endsWith('_minor')) return (value / 100).toFixed(2);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  return Object.values(value)
    .map((one) => shown(one))
    .join(' ');
}
