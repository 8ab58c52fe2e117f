import type { LanguageCode } from '@kongres/content/facts/languages';

const minuteMs = 60_000;

/** "33 min", "1 h 18 min": how long until a moment, never less than a minute. */
export function spanWords(ms: number, code: LanguageCode): string {
  const left = Math.max(1, Math.ceil(ms / minuteMs));
  const [hours, minutes] = [Math.floor(left / 60), left % 60];
  const words = [
    hours > 0 && unit(hours, 'hour', code),
    minutes > 0 && unit(minutes, 'minute', code),
  ];
  return words.filter(Boolean).join(' ');
}

/** "18" and "min", for a figure that is set larger than its unit. */
export function minutesLeft(ms: number, code: LanguageCode): { figure: string; unit: string } {
  const left = Math.max(1, Math.ceil(ms / minuteMs));
  const parts = format('minute', code).formatToParts(left);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { figure: of('integer'), unit: of('unit') };
}

function unit(count: number, name: 'hour' | 'minute', code: LanguageCode): string {
  return format(name, code).format(count).replaceAll(/\s/g, '\u00a0');
}

function format(name: 'hour' | 'minute', code: LanguageCode): Intl.NumberFormat {
  return new Intl.NumberFormat(code, {
    style: 'unit',
    unit: name,
    unitDisplay: 'short',
    useGrouping: false,
  });
}
