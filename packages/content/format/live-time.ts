import type { LanguageCode } from '../facts/languages.ts';
import { getNumberFormat } from './cached-formats.ts';
import { joinHangingLetters } from './typography.ts';

/** "18 hours and 30 minutes", in whole minutes. */
export function formatLiveTime(seconds: number, code: LanguageCode): string {
  const minutes = Math.floor(Math.max(0, seconds) / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const words = [
    ...(hours > 0 ? [formatUnit(hours, 'hour', code)] : []),
    ...(rest > 0 || hours === 0 ? [formatUnit(rest, 'minute', code)] : []),
  ];
  return joinHangingLetters(new Intl.ListFormat(code).format(words), code);
}

function formatUnit(count: number, unit: 'hour' | 'minute', code: LanguageCode): string {
  const format = getNumberFormat(code, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(count).replaceAll(' ', '\u00a0');
}
