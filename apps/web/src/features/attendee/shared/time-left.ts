import type { LanguageCode } from '@kongres/content/facts/languages';
import { tieHangingLetters } from '@kongres/content/format/typography';

const minuteMs = 60_000;
const units = [
  { unit: 'day', minutes: 24 * 60 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const;

/** "12" and "days, 3 hours and 18 minutes": the largest number, and the rest of the words. */
export function timeLeft(ms: number, code: LanguageCode): { figure: string; rest: string } {
  let left = Math.max(1, Math.ceil(ms / minuteMs));
  const counted: string[] = [];
  let figure = '';
  for (const { unit, minutes } of units) {
    const count = Math.floor(left / minutes);
    left -= count * minutes;
    if (count === 0) continue;
    figure ||= new Intl.NumberFormat(code).format(count);
    const words = new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'long' });
    counted.push(words.format(count).replaceAll(' ', '\u00a0'));
  }
  const whole = new Intl.ListFormat(code, { type: 'conjunction' }).format(counted);
  return { figure, rest: tieHangingLetters(whole.slice(figure.length).trim(), code) };
}
