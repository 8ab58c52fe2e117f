import { edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Clock } from '../../../../components/clock/use-clock.ts';
import { createZoneClock } from '../../../../components/clock/zone-clock.ts';
import type { DayData } from '../day.server.ts';

type Session = DayData['sessions'][number];

/** Names of the facet options, by `facet id`. */
export function mapFacetNames({ facets }: DayData): ReadonlyMap<string, string> {
  return new Map(
    facets.flatMap(({ id, options }) =>
      options.map((option) => [`${id} ${option.id}`, option.name] as const),
    ),
  );
}

/** "Law and ethics, panel, basic" */
export function describeSession(session: Session, names: ReadonlyMap<string, string>): string {
  if (session.type === 'break') return '';
  const facets = ['track', 'type', 'level'] as const;
  return facets.flatMap((facet) => names.get(`${facet} ${session[facet]}`) ?? []).join(', ');
}

/** Galas with the same hours are one evening. */
export function groupEvenings(galas: DayData['evenings']): DayData['evenings'][] {
  const groups = Map.groupBy(galas, ({ starts, ends }) => `${starts} ${ends}`);
  return [...groups.values()];
}

/** The time in the primary time zone. */
export function formatClockTime(
  now: Date,
  { visitorZone: zone, primary: lead }: Clock,
  code: LanguageCode,
): string {
  const leading = lead === 'own' && zone ? zone : edition.timeZone;
  return createZoneClock(leading, code).formatTime(now.toISOString());
}
