import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { isTicket } from '@kongres/content/facts/admissions';
import { brand } from '@kongres/content/facts/brand';
import { congressDay, edition } from '@kongres/content/facts/edition';
import { evenings } from '@kongres/content/facts/galas';
import { calendarId } from '@kongres/content/format/calendar-id';
import { formatHours, instant } from '@kongres/content/format/date';
import { eveningName } from '@kongres/content/format/evening-name';
import { untied } from '@kongres/content/format/typography';
import { congressPagePath } from '@kongres/contract/paths';
import type { MailOrder } from './mail-order.ts';
import { mailTexts, pageUrl } from '../../platform/mail/mail-texts.ts';

/** The congress as a calendar file, one event a day and one a gala; of an invitation to the galas the galas alone. */
export function congressCalendar({
  ticket,
  language,
  orderUrl,
  paidAt,
}: Pick<MailOrder, 'ticket' | 'language' | 'orderUrl' | 'paidAt'>): string {
  const text = mailTexts(language);
  const about = (what: string) => `${what} ${text('calendar.opens')}`;
  const calendar = ical({
    name: brand.full,
    prodId: { company: brand.full, product: 'kongres-ai', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (let n = 1; isTicket(ticket) && n <= edition.dayCount; n += 1) {
    const day = congressDay(n);
    calendar.createEvent({
      // The same day for everybody, so a file opened twice changes nothing.
      id: `${day}@${new URL(orderUrl).host}`,
      start: new Date(instant(day, edition.opens)),
      end: new Date(instant(day, edition.closes)),
      stamp: paidAt ?? new Date(),
      summary: text('calendar.summary', { n: String(n) }),
      description: about(text('calendar.description')),
      location: 'Online',
      // Calendars are shared with colleagues; the key to the ticket is not, so the page stands here without it.
      url: pageUrl(congressPagePath, language, orderUrl),
      // A week of whole days marked as busy would close the buyer's diary to everybody else.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  for (const { id, galas, day, starts, ends } of evenings) {
    const name = untied(eveningName(galas, language));
    calendar.createEvent({
      id: calendarId(id, new URL(orderUrl).host),
      start: new Date(instant(congressDay(day), starts)),
      end: new Date(instant(congressDay(day), ends)),
      stamp: paidAt ?? new Date(),
      summary: text('calendar.gala', { name }),
      description: about(
        text('calendar.galaDescription', { hours: formatHours(starts, ends, language) }),
      ),
      location: 'Online',
      url: pageUrl(congressPagePath, language, orderUrl),
      // Nobody is refused an invitation for an evening that can be seen as a recording.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
