import { brand } from '@kongres/content/facts/brand';
import { getRow } from '@kongres/content/facts/collection';
import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { lastInstant } from '@kongres/content/facts/phases';
import { toIsoInstant } from '@kongres/content/format/date';
import type { Entry } from '@kongres/content/model/kinds';
import { listEntries } from '@kongres/content/model/read-entries';
import { getEntryPicture } from '../../illustrations/entry-pictures.ts';
import { getAbsoluteUrl } from '../../lib/routing/absolute-url.ts';
import {
  getLocalizedPath,
  getEntryPath,
  type EntryPageId,
  type PageId,
} from '@kongres/contract/pages';
import { getSpokenField, getSessionTitle } from '../session/session-fields.server.ts';

type Session = Entry<'sessions'>;

/** One schema.org document with a graph of nodes. */
export function serialiseGraph(...nodes: readonly object[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
}

export function buildSessionEvent(session: Session, code: LanguageCode): object {
  const url = getEntryUrl('session', session.id, code);
  const { description, movedFrom, isCancelled } = session;
  return {
    ...buildEventSummary(session, code),
    ...(description && { description: getSpokenField(code, description, session.language).text }),
    eventStatus: `https://schema.org/Event${isCancelled ? 'Cancelled' : movedFrom ? 'Rescheduled' : 'Scheduled'}`,
    ...(movedFrom && {
      previousStartDate: toIsoInstant(getCongressDay(movedFrom.day), movedFrom.starts),
    }),
    ...(session.language && { inLanguage: session.language }),
    location: { '@type': 'VirtualLocation', url },
    maximumVirtualAttendeeCapacity:
      session.seats ?? getRow(listEntries('rooms'), session.room).seats,
    performer: (session.speakers ?? []).map((id) => buildPerson(id, code)),
    superEvent: buildCongressEvent(code),
  };
}

export function buildDayEvent(n: number, name: string, code: LanguageCode): object {
  const date = getCongressDay(n);
  const sessions = listEntries('sessions').filter(({ day, type }) => day === n && type !== 'break');
  return {
    '@type': 'Event',
    name: `${brand.full}: ${name}`,
    url: getEntryUrl('programme-day', date, code),
    startDate: toIsoInstant(date, edition.opens),
    endDate: toIsoInstant(date, edition.closes),
    eventAttendanceMode: onlineAttendance,
    location: { '@type': 'VirtualLocation', url: getEntryUrl('programme-day', date, code) },
    superEvent: buildCongressEvent(code),
    subEvent: sessions.map((session) => buildEventSummary(session, code)),
  };
}

export function buildPerson(id: string, code: LanguageCode): object {
  const { name, links } = getRow(listEntries('speakers'), id);
  const sameAs = Object.values(links ?? {}).filter(Boolean);
  return {
    '@type': 'Person',
    name,
    url: getEntryUrl('speaker', id, code),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

export function buildExhibitor(id: string, code: LanguageCode): object {
  const { name, links, photo } = getRow(listEntries('exhibitors'), id);
  const sameAs = Object.values(links ?? {}).filter(Boolean);
  return {
    '@type': 'Organization',
    name,
    url: getEntryUrl('exhibitor', id, code),
    ...(photo && { logo: getAbsoluteUrl(getEntryPicture('exhibitor', { id, photo })) }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

export function buildBreadcrumbs(
  code: LanguageCode,
  parent: { page: PageId; name: string },
  entryPage?: { page: EntryPageId; entry: string; name: string },
): object {
  const language = getRow(languages, code);
  const steps = [
    { name: brand.full, item: getAbsoluteUrl(getLocalizedPath('home', language)) },
    { name: parent.name, item: getAbsoluteUrl(getLocalizedPath(parent.page, language)) },
    ...(entryPage
      ? [{ name: entryPage.name, item: getEntryUrl(entryPage.page, entryPage.entry, code) }]
      : []),
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

const onlineAttendance = 'https://schema.org/OnlineEventAttendanceMode';

function buildEventSummary(session: Session, code: LanguageCode): object {
  const date = getCongressDay(session.day);
  return {
    '@type': 'Event',
    name: getSessionTitle(session, code).title,
    url: getEntryUrl('session', session.id, code),
    startDate: toIsoInstant(date, session.starts),
    endDate: toIsoInstant(date, session.ends),
    eventAttendanceMode: onlineAttendance,
  };
}

function buildCongressEvent(code: LanguageCode): object {
  const url = getAbsoluteUrl(getLocalizedPath('home', getRow(languages, code)));
  return {
    '@type': 'Event',
    name: brand.full,
    url,
    startDate: toIsoInstant(getCongressDay(1), edition.opens),
    endDate: lastInstant,
    eventAttendanceMode: onlineAttendance,
    location: { '@type': 'VirtualLocation', url },
  };
}

function getEntryUrl(page: EntryPageId, entry: string, code: LanguageCode): string {
  return getAbsoluteUrl(getEntryPath(page, entry, getRow(languages, code)));
}
