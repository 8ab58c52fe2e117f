import type { LanguageCode } from '@kongres/content/facts/languages';

const maxMinutes = 120;

/** "in 12 minutes", "in 3 hours", rounded up. A duration, because the browser's clock may be wrong. */
export function formatWait(seconds: number, code: LanguageCode): string {
  const format = new Intl.RelativeTimeFormat(code);
  const minutes = Math.ceil(seconds / 60);
  return minutes < maxMinutes
    ? format.format(minutes, 'minute')
    : format.format(Math.ceil(minutes / 60), 'hour');
}
