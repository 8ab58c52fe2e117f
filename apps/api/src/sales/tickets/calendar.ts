import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { isTicket } from '@kongres/content/facts/admissions';
import { brand } from '@kongres/content/facts/brand';
import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { evenings } from '@kongres/content/facts/galas';
import { buildCalendarId } from '@kongres/content/format/calendar-id';
import { formatHours, toIsoInstant } from '@kongres/content/format/date';
import { formatEveningName } from '@kongres/content/format/evening-name';
import { removeNoBreakSpaces } from '@kongres/content/format/typography';
import { congressPagePath } from '@kongres/contract/paths';
import type { OrderEmailData } from './order-email-data.ts';
import { getEmailTexts, buildPageUrl } from '../../platform/email/email-texts.ts';

/** One event per congress day and gala; a gala invitation has the galas only. */
export function buildCongressCalendar({
  ticket,
  language,
  orderUrl,
  paidAt,
}: Pick<OrderEmailData, 'ticket' | 'language' | 'orderUrl' | 'paidAt'>): string {
  const text = getEmailTexts(language);
  const describe = (description: string) => `${description} ${text('calendar.opens')}`;
  const calendar = ical({
    name: brand.full,
    prodId: { company: brand.full, product: 'kongres-ai', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (let n = 1; isTicket(ticket) && n <= edition.dayCount; n += 1) {
    const day = getCongressDay(n);
    calendar.createEvent({
      // A stable id, so that importing the file twice creates no duplicates.
      id: `${day}@${new URL(orderUrl).host}`,
      start: new Date(toIsoInstant(day, edition.opens)),
      end: new Date(toIsoInstant(day, edition.closes)),
      stamp: paidAt ?? new Date(),
      summary: text('calendar.summary', { n: String(n) }),
      description: describe(text('calendar.description')),
      location: 'Online',
      // Without the token, because calendars are shared.
      url: buildPageUrl(congressPagePath, language, orderUrl),
      // Does not block the calendar for a whole week.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  for (const { id, galas, day, starts, ends } of evenings) {
    const name = removeNoBreakSpaces(formatEveningName(galas, language));
    calendar.createEvent({
      id: buildCalendarId(id, new URL(orderUrl).host),
      start: new Date(toIsoInstant(getCongressDay(day), starts)),
      end: new Date(toIsoInstant(getCongressDay(day), ends)),
      stamp: paidAt ?? new Date(),
      summary: text('calendar.gala', { name }),
      description: describe(
        text('calendar.galaDescription', { hours: formatHours(starts, ends, language) }),
      ),
      location: 'Online',
      url: buildPageUrl(congressPagePath, language, orderUrl),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
