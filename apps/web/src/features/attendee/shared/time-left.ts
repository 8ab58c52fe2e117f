import type { LanguageCode } from '@kongres/content/facts/languages';
import { joinHangingLetters } from '@kongres/content/format/typography';

const minuteMs = 60_000;
const units = [
  { unit: 'day', minutes: 24 * 60 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const;

/** "12" and "days, 3 hours and 18 minutes": the first number is set larger than the rest. */
export function formatTimeLeft(ms: number, code: LanguageCode): { figure: string; rest: string } {
  let left = Math.max(1, Math.ceil(ms / minuteMs));
  const parts: string[] = [];
  let figure = '';
  for (const { unit, minutes } of units) {
    const count = Math.floor(left / minutes);
    left -= count * minutes;
    if (count === 0) continue;
    figure ||= new Intl.NumberFormat(code).format(count);
    const words = new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'long' });
    parts.push(words.format(count).replaceAll(' ', '\u00a0'));
  }
  const text = new Intl.ListFormat(code, { type: 'conjunction' }).format(parts);
  return { figure, rest: joinHangingLetters(text.slice(figure.length).trim(), code) };
}
