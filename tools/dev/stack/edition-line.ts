import { edition } from '@kongres/content/facts/edition';
import { editionStarts, phaseAt } from '@kongres/content/facts/phases';

const dayMs = 86_400_000;

/** What time it is for the edition, for whoever starts a stack and looks at it. */
export function editionLine(now: Date): string {
  const shown = now.toLocaleString('sv', { timeZone: edition.timeZone }).slice(0, 16);
  const days = Math.ceil((editionStarts.getTime() - now.getTime()) / dayMs);
  const weeks = days % 7 === 0 ? `${days / 7} weeks` : `${days} days`;
  const place = {
    before: `${weeks} before the first day`,
    live: 'while the congress is on',
    after: 'after the congress',
  }[phaseAt(now)];
  return `its clock shows ${shown}, ${place} (EDITION_CLOCK sets it)`;
}
