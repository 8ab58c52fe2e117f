import { edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Clock } from '../../../../components/clock/use-clock.ts';
import { zoneClock } from '../../../../components/clock/zone-clock.ts';
import type { DayData } from '../day.server.ts';

type Session = DayData['sessions'][number];

/** The names of everything that can be chosen, by facet and id. */
export function namesIn({ facets }: DayData): ReadonlyMap<string, string> {
  return new Map(
    facets.flatMap(({ id, options }) =>
      options.map((option) => [`${id} ${option.id}`, option.name] as const),
    ),
  );
}

/** "Law and ethics, panel, basic": what a glyph and a thickness say, in words. */
export function aboutOf(session: Session, names: ReadonlyMap<string, string>): string {
  if (session.type === 'break') return '';
  const facets = ['track', 'type', 'level'] as const;
  return facets.flatMap((facet) => names.get(`${facet} ${session[facet]}`) ?? []).join(', ');
}

/** What begins and ends together is one evening. */
export function eveningsOf(galas: DayData['evenings']): DayData['evenings'][] {
  const together = Map.groupBy(galas, ({ starts, ends }) => `${starts} ${ends}`);
  return [...together.values()];
}

/** The time by the clock that leads. */
export function timeOf(now: Date, { zone, lead }: Clock, code: LanguageCode): string {
  const leading = lead === 'own' && zone ? zone : edition.timeZone;
  return zoneClock(leading, code).time(now.toISOString());
}
