import { pick } from '@kongres/content/facts/collection';
import { congressDay, publication } from '@kongres/content/facts/edition';
import type { Language, LanguageCode } from '@kongres/content/facts/languages';
import { formatDay, formatHours, instant } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import type { Entry } from '@kongres/content/model/kinds';
import { entriesOf } from '@kongres/content/model/read-entries';
import { announcedFor, titleOf } from '../../../../components/session/session-fields.server.ts';
import { finishedField, finishedTexts } from '../../../../lib/i18n/texts.server.ts';
import { absoluteAddress } from '../../../../lib/routing/absolute-address.ts';
import { feedAddress } from '../../../../lib/routing/feed-addresses.server.ts';
import { addressOf, entryAddress } from '@kongres/contract/pages';
import type { Feed, FeedEntry } from './atom.server.ts';

type Session = Entry<'sessions'>;

/** What has become of the sessions since the programme was published; a second change of one is another entry. */
export function changesFeed(language: Language): Feed {
  const { id: code } = language;
  const { title, subtitle } = finishedTexts(code, 'feeds').programme;
  return {
    title,
    subtitle,
    address: absoluteAddress(feedAddress('programme', language)),
    page: absoluteAddress(addressOf('programme', language)),
    language: code,
    since: instant(publication.schedule, '00:00'),
    entries: entriesOf('sessions').flatMap((session) => changeOf(session, language)),
  };
}

function changeOf(session: Session, language: Language): FeedEntry[] {
  const { changed, isCancelled, movedFrom } = session;
  if (!changed) return [];
  const texts = finishedTexts(language.id, 'feeds').programme;
  const address = absoluteAddress(entryAddress('session', session.id, language));
  const { title } = titleOf(session, language.id);
  const kind = isCancelled ? 'cancelled' : movedFrom ? 'moved' : 'changed';
  const place = placeOf(session, language.id);
  const before = announcedFor(session, language.id);
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

function placeOf({ day, starts, ends, room }: Session, code: LanguageCode): string {
  const { id, name } = pick(entriesOf('rooms'), room);
  return fillText(finishedTexts(code, 'feeds').programme.place, {
    day: formatDay(congressDay(day), code, 'weekday'),
    time: formatHours(starts, ends, code),
    name: `${id.toUpperCase()} (${finishedField(code, name)})`,
  });
}
