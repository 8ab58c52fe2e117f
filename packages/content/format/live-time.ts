import type { LanguageCode } from '../facts/languages.ts';
import { numberFormat } from './made-once.ts';
import { tieHangingLetters } from './typography.ts';

/** "18 hours and 30 minutes": whole minutes, none given for nothing. */
export function liveTime(seconds: number, code: LanguageCode): string {
  const minutes = Math.floor(Math.max(0, seconds) / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const words = [
    ...(hours > 0 ? [counted(hours, 'hour', code)] : []),
    ...(rest > 0 || hours === 0 ? [counted(rest, 'minute', code)] : []),
  ];
  return tieHangingLetters(new Intl.ListFormat(code).format(words), code);
}

function counted(count: number, unit: 'hour' | 'minute', code: LanguageCode): string {
  const format = numberFormat(code, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(count).replaceAll(' ', '\u00a0');
}
