import { edition } from '@kongres/content/facts/edition';
import { editionStart, getPhase } from '@kongres/content/facts/phases';

const dayMs = 86_400_000;

export function describeEditionClock(now: Date): string {
  const shown = now.toLocaleString('sv', { timeZone: edition.timeZone }).slice(0, 16);
  const days = Math.ceil((editionStart.getTime() - now.getTime()) / dayMs);
  const weeks = days % 7 === 0 ? `${days / 7} weeks` : `${days} days`;
  const place = {
    before: `${weeks} before the first day`,
    live: 'during the congress',
    after: 'after the congress',
  }[getPhase(now)];
  return `clock ${shown}, ${place} (set EDITION_CLOCK to change it)`;
}
