import { brand } from '@kongres/content/facts/brand';
import { pick } from '@kongres/content/facts/collection';
import { congressDay, edition } from '@kongres/content/facts/edition';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { lastInstant } from '@kongres/content/facts/phases';
import { instant } from '@kongres/content/format/date';
import type { Entry } from '@kongres/content/model/kinds';
import { entriesOf } from '@kongres/content/model/read-entries';
import { pictureOf } from '../../illustrations/pictured.ts';
import { absoluteAddress } from '../../lib/routing/absolute-address.ts';
import { addressOf, entryAddress, type EntryPageId, type PageId } from '@kongres/contract/pages';
import { spokenField, titleOf } from '../session/session-fields.server.ts';

type Session = Entry<'sessions'>;

/** What a page tells search engines, as one document of schema.org. */
export function graph(...nodes: readonly object[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
}

/** A session as an Event of the congress; moved and cancelled ones say so. */
export function sessionEvent(session: Session, code: LanguageCode): object {
  const url = urlOf('session', session.id, code);
  const { description, movedFrom, isCancelled } = session;
  return {
    ...shortEvent(session, code),
    ...(description && { description: spokenField(code, description, session.language).text }),
    eventStatus: `https://schema.org/Event${isCancelled ? 'Cancelled' : movedFrom ? 'Rescheduled' : 'Scheduled'}`,
    ...(movedFrom && {
      previousStartDate: instant(congressDay(movedFrom.day), movedFrom.starts),
    }),
    ...(session.language && { inLanguage: session.language }),
    location: { '@type': 'VirtualLocation', url },
    maximumVirtualAttendeeCapacity: session.seats ?? pick(entriesOf('rooms'), session.room).seats,
    performer: (session.speakers ?? []).map((id) => personOf(id, code)),
    superEvent: congress(code),
  };
}

/** A day as an Event with everything that happens in it. */
export function dayEvent(n: number, name: string, code: LanguageCode): object {
  const date = congressDay(n);
  const sessions = entriesOf('sessions').filter(({ day, type }) => day === n && type !== 'break');
  return {
    '@type': 'Event',
    name: `${brand.full}: ${name}`,
    url: urlOf('programme-day', date, code),
    startDate: instant(date, edition.opens),
    endDate: instant(date, edition.closes),
    eventAttendanceMode: online,
    location: { '@type': 'VirtualLocation', url: urlOf('programme-day', date, code) },
    superEvent: congress(code),
    subEvent: sessions.map((session) => shortEvent(session, code)),
  };
}

export function personOf(id: string, code: LanguageCode): object {
  const { name, links } = pick(entriesOf('speakers'), id);
  const sameAs = Object.values(links ?? {}).filter(Boolean);
  return {
    '@type': 'Person',
    name,
    url: urlOf('speaker', id, code),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** A company of the hall. */
export function exhibitorOf(id: string, code: LanguageCode): object {
  const { name, links, photo } = pick(entriesOf('exhibitors'), id);
  const sameAs = Object.values(links ?? {}).filter(Boolean);
  return {
    '@type': 'Organization',
    name,
    url: urlOf('exhibitor', id, code),
    ...(photo && { logo: absoluteAddress(pictureOf('exhibitor', { id, photo })) }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** The way from the home page to this one. */
export function breadcrumbs(
  code: LanguageCode,
  parent: { page: PageId; name: string },
  own?: { page: EntryPageId; entry: string; name: string },
): object {
  const language = pick(languages, code);
  const steps = [
    { name: brand.full, item: absoluteAddress(addressOf('home', language)) },
    { name: parent.name, item: absoluteAddress(addressOf(parent.page, language)) },
    ...(own ? [{ name: own.name, item: urlOf(own.page, own.entry, code) }] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

const online = 'https://schema.org/OnlineEventAttendanceMode';

function shortEvent(session: Session, code: LanguageCode): object {
  const date = congressDay(session.day);
  return {
    '@type': 'Event',
    name: titleOf(session, code).title,
    url: urlOf('session', session.id, code),
    startDate: instant(date, session.starts),
    endDate: instant(date, session.ends),
    eventAttendanceMode: online,
  };
}

function congress(code: LanguageCode): object {
  const url = absoluteAddress(addressOf('home', pick(languages, code)));
  return {
    '@type': 'Event',
    name: brand.full,
    url,
    startDate: instant(congressDay(1), edition.opens),
    endDate: lastInstant,
    eventAttendanceMode: online,
    location: { '@type': 'VirtualLocation', url },
  };
}

function urlOf(page: EntryPageId, entry: string, code: LanguageCode): string {
  return absoluteAddress(entryAddress(page, entry, pick(languages, code)));
}
