import { getRow } from '@kongres/content/facts/collection';
import { getCongressDay, publication } from '@kongres/content/facts/edition';
import type { Language, LanguageCode } from '@kongres/content/facts/languages';
import { formatDay, formatHours, toIsoInstant } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import type { Entry } from '@kongres/content/model/kinds';
import { listEntries } from '@kongres/content/model/read-entries';
import {
  formatAnnouncedTime,
  getSessionTitle,
} from '../../../../components/session/session-fields.server.ts';
import { getEntryText, getTexts } from '../../../../lib/i18n/texts.server.ts';
import { getAbsoluteUrl } from '../../../../lib/routing/absolute-url.ts';
import { getFeedPath } from '../../../../lib/routing/feed-paths.server.ts';
import { getLocalizedPath, getEntryPath } from '@kongres/contract/pages';
import type { Feed, FeedEntry } from './atom.server.ts';

type Session = Entry<'sessions'>;

/** Changes of sessions since the programme was published. The id contains the time of the change, so a second change is a new entry. */
export function buildChangesFeed(language: Language): Feed {
  const { id: code } = language;
  const { title, subtitle } = getTexts(code, 'feeds').programme;
  return {
    title,
    subtitle,
    address: getAbsoluteUrl(getFeedPath('programme', language)),
    page: getAbsoluteUrl(getLocalizedPath('programme', language)),
    language: code,
    since: toIsoInstant(publication.schedule, '00:00'),
    entries: listEntries('sessions').flatMap((session) => buildChangeEntries(session, language)),
  };
}

function buildChangeEntries(session: Session, language: Language): FeedEntry[] {
  const { changed, isCancelled, movedFrom } = session;
  if (!changed) return [];
  const texts = getTexts(language.id, 'feeds').programme;
  const address = getAbsoluteUrl(getEntryPath('session', session.id, language));
  const { title } = getSessionTitle(session, language.id);
  const kind = isCancelled ? 'cancelled' : movedFrom ? 'moved' : 'changed';
  const place = formatPlace(session, language.id);
  const before = formatAnnouncedTime(session, language.id);
  const now = `${fillText(texts.now, { place })}${before ? ` ${fillText(texts.before, { time: before })}` : ''}`;
  return [
    {
      id: `${address}#${Date.parse(changed)}`,
      title: fillText(texts[kind], { title }),
      address,
      updated: changed,
      paragraphs: [isCancelled ? fillText(texts.off, { place }) : now],
    },
  ];
}

function formatPlace({ day, starts, ends, room }: Session, code: LanguageCode): string {
  const { id, name } = getRow(listEntries('rooms'), room);
  return fillText(getTexts(code, 'feeds').programme.place, {
    day: formatDay(getCongressDay(day), code, 'weekday'),
    time: formatHours(starts, ends, code),
    name: `${id.toUpperCase()} (${getEntryText(code, name)})`,
  });
}
