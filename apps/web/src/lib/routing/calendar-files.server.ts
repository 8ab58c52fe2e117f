import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import {
  getCalendarPath,
  getDayCalendarPath,
  getSessionCalendarPath,
  getSpeakerCalendarPath,
} from './calendar-paths.ts';

/** Empty for the whole programme. */
export type CalendarPart = { day?: number; session?: string; speaker?: string };

/** Calendars of this build by path. Before the programme is published they contain the galas only. */
export const calendarFiles = new Map(
  languages.flatMap((language) => {
    const wholeProgramme = [
      getCalendarPath(language),
      { language, part: {} as CalendarPart },
    ] as const;
    if (!isPublished('sessions')) return [wholeProgramme];
    const days = Array.from({ length: edition.dayCount }, (_, index) => {
      const part: CalendarPart = { day: index + 1 };
      return [getDayCalendarPath(getCongressDay(index + 1), language), { language, part }] as const;
    });
    const sessions = listEntries('sessions')
      .filter(({ type }) => type !== 'break')
      .map(({ id }) => {
        const part: CalendarPart = { session: id };
        return [getSessionCalendarPath(id, language), { language, part }] as const;
      });
    const onStage = isPublished('speakers')
      ? new Set(listEntries('sessions').flatMap(({ speakers = [] }) => speakers))
      : [];
    const speakers = [...onStage].map((id) => {
      const part: CalendarPart = { speaker: id };
      return [getSpeakerCalendarPath(id, language), { language, part }] as const;
    });
    return [wholeProgramme, ...days, ...sessions, ...speakers];
  }),
);
