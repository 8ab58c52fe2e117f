import { congressDay, edition } from '@kongres/content/facts/edition';
import { evenings } from '@kongres/content/facts/galas';
import { languages } from '@kongres/content/facts/languages';
import { isPublished } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';
import {
  calendarAddress,
  dayCalendarAddress,
  sessionCalendarAddress,
} from '../../routing/calendar-addresses.ts';
import { calendarFile } from './calendar.server.ts';

/** Every calendar file of this build, by its address. Before the programme is published there are the evenings. */
export const calendarFiles: ReadonlyMap<string, () => string> = new Map(
  languages.flatMap((language) => {
    const sessions = isPublished('sessions')
      ? entriesOf('sessions').filter(({ type }) => type !== 'break')
      : [];
    const days = sessions.length > 0 ? edition.dayCount : 0;
    return [
      [calendarAddress(language), () => calendarFile({ sessions, galas: evenings }, language)],
      ...Array.from({ length: days }, (_, index) => {
        const onDay = ({ day }: { day: number }) => day === index + 1;
        const content = { sessions: sessions.filter(onDay), galas: evenings.filter(onDay) };
        return [
          dayCalendarAddress(congressDay(index + 1), language),
          () => calendarFile(content, language),
        ] as const;
      }),
      ...sessions.map(
        (session) =>
          [
            sessionCalendarAddress(session.id, language),
            () => calendarFile({ sessions: [session], galas: [] }, language),
          ] as const,
      ),
    ] as const;
  }),
);
