import type { AuditLogAction } from '@kongres/contract/desk/settings/audit-log';

/** Formats details as `a → b, vip, seconds 60`: texts stand alone, numbers have their name. */
export function formatDetails({
  details,
  before,
  after,
}: {
  details: AuditLogAction['details'];
  before: AuditLogAction['before'];
  after: AuditLogAction['after'];
}): string {
  const { from, to, ...rest } = details;
  const change =
    to === undefined
      ? []
      : [from === undefined ? formatValue(to) : `${formatValue(from)} → ${formatValue(to)}`];
  const named = Object.entries(rest).map(([name, value]) =>
    typeof value === 'string' ? value : `${name.replace('_minor', '')} ${formatValue(value, name)}`,
  );
  const corrected = Object.keys(after ?? {}).map(
    (name) => `${formatValue(before?.[name])} → ${formatValue(after?.[name])}`,
  );
  return [...change, ...named, ...corrected].join(', ');
}

function formatValue(value: unknown, name = ''): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map((one) => formatValue(one, name)).join(' → ');
  if (typeof value === 'number' && name.endsWith('_minor')) return (value / 100).toFixed(2);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  return Object.values(value)
    .map((one) => formatValue(one))
    .join(' ');
}
