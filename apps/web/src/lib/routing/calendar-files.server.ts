import { congressDay, edition } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { isPublished } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';
import {
  calendarAddress,
  dayCalendarAddress,
  sessionCalendarAddress,
} from './calendar-addresses.ts';

/** What a calendar file holds: everything, one day, or one session. */
export type CalendarPart = { day?: number; session?: string };

/** Every calendar of this build by its address. Until the programme is published there are the evenings alone. */
export const calendarFiles = new Map(
  languages.flatMap((language) => {
    const whole = [calendarAddress(language), { language, part: {} as CalendarPart }] as const;
    if (!isPublished('sessions')) return [whole];
    const days = Array.from({ length: edition.dayCount }, (_, index) => {
      const part: CalendarPart = { day: index + 1 };
      return [dayCalendarAddress(congressDay(index + 1), language), { language, part }] as const;
    });
    const sessions = entriesOf('sessions')
      .filter(({ type }) => type !== 'break')
      .map(({ id }) => {
        const part: CalendarPart = { session: id };
        return [sessionCalendarAddress(id, language), { language, part }] as const;
      });
    return [whole, ...days, ...sessions];
  }),
);
