import type { LanguageCode } from '@kongres/content/facts/languages';

const minuteMs = 60_000;

/** "33 min", "1 h 18 min"; at least one minute. */
export function formatDuration(ms: number, code: LanguageCode): string {
  const left = Math.max(1, Math.ceil(ms / minuteMs));
  const [hours, minutes] = [Math.floor(left / 60), left % 60];
  const words = [
    hours > 0 && formatUnit(hours, 'hour', code),
    minutes > 0 && formatUnit(minutes, 'minute', code),
  ];
  return words.filter(Boolean).join(' ');
}

/** "18" and "min", because the figure is set larger than its unit. */
export function formatMinutesLeft(
  ms: number,
  code: LanguageCode,
): { figure: string; unit: string } {
  const left = Math.max(1, Math.ceil(ms / minuteMs));
  const parts = createUnitFormat('minute', code).formatToParts(left);
  const getPart = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { figure: getPart('integer'), unit: getPart('unit') };
}

function formatUnit(count: number, name: 'hour' | 'minute', code: LanguageCode): string {
  return createUnitFormat(name, code).format(count).replaceAll(/\s/g, '\u00a0');
}

function createUnitFormat(name: 'hour' | 'minute', code: LanguageCode): Intl.NumberFormat {
  return new Intl.NumberFormat(code, {
    style: 'unit',
    unit: name,
    unitDisplay: 'short',
    useGrouping: false,
  });
}
