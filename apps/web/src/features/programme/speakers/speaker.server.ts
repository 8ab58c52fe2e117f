import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { getRow } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { formatDay } from '@kongres/content/format/date';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import { getEntryPicture, getStageDrawingName } from '../../../illustrations/entry-pictures.ts';
import { measureSpeakerMargins } from '../../../illustrations/portraits/portraits.ts';
import { listProfileLinks } from '../../../components/links/profile-links.ts';
import { buildSessionRow } from '../../../components/session/session-row.server.ts';
import {
  buildBreadcrumbs,
  serialiseGraph,
  buildPerson,
} from '../../../components/structured-data/schema-graph.server.ts';
import { formatCount, getEntryText, getTexts } from '../../../lib/i18n/texts.server.ts';
import { getSpeakerCalendarPath } from '../../../lib/routing/calendar-paths.ts';
import { listSpeakersBySurname } from './list-by-surname.server.ts';
import { formatSpeakerRole } from './speaker-cards.server.ts';

export type SpeakerData = NonNullable<ReturnType<typeof buildSpeakerPage>>['data'];

export function buildSpeakerPage(code: LanguageCode, id: string) {
  const all = listSpeakersBySurname(code);
  const index = all.findIndex((each) => each.id === id);
  const speaker = all[index];
  if (!speaker) return null;
  const { topics } = getTexts(code, 'speakers');
  const { name, sample, photo, links, company } = speaker;
  const bio = getEntryText(code, speaker.bio);
  const role = formatSpeakerRole(speaker, code);
  const sessions = isPublished('sessions')
    ? listEntries('sessions').filter(({ speakers }) => speakers?.includes(id))
    : [];
  const getNeighbour = (at: number) => {
    const { id: otherId, name: otherName } = all[(at + all.length) % all.length] ?? speaker;
    return { id: otherId, name: otherName };
  };
  const data = {
    id,
    name,
    nameSize: getNameSize(name),
    sample,
    role,
    bio,
    topics: speaker.topics.map((topic) => topics[topic]),
    photo: photo && getEntryPicture('speaker', { id, photo }),
    drawing: photo ? undefined : getStageDrawingName(id),
    links: listProfileLinks(links),
    sessions: sessions.map((session) => buildSessionRow(session, code)),
    count: formatCount(code, 'sessions', sessions.length),
    calendar: sessions.length > 0 ? getSpeakerCalendarPath(id, getRow(languages, code)) : undefined,
    days: countSessionsPerDay(sessions, code),
    leaders: listLeaders(photo ? [] : measureSpeakerMargins(id), sessions),
    previous: getNeighbour(index - 1),
    next: getNeighbour(index + 1),
  };
  const { heading } = getTexts(code, 'speakers-page');
  const structured = serialiseGraph(
    {
      ...buildPerson(id, code),
      jobTitle: getEntryText(code, speaker.role),
      ...(company && { worksFor: { '@type': 'Organization', name: company } }),
      description: bio,
    },
    buildBreadcrumbs(
      code,
      { page: 'speakers', name: heading },
      { page: 'speaker', entry: id, name },
    ),
  );
  return { words: { name, role, about: bio }, data: { ...data, structured } };
}

function countSessionsPerDay(sessions: readonly { day: number }[], code: LanguageCode) {
  return Array.from({ length: edition.dayCount }, (_, index) => {
    const count = sessions.filter(({ day }) => day === index + 1).length;
    return {
      n: index + 1,
      label: formatDay(getCongressDay(index + 1), code, 'weekdayShort'),
      count: count > 0 ? formatCount(code, 'sessions', count) : null,
    };
  });
}

/** Lets the longest word of the name fit beside the portrait. */
function getNameSize(name: string): 'short' | 'medium' | 'long' | 'huge' {
  const widest = Math.max(...name.split(/[\s-]/).map(estimateWidth));
  if (widest <= 5.7) return 'short';
  if (widest <= 7.7) return 'medium';
  return widest <= 10.4 ? 'long' : 'huge';
}

/** In letters of usual width. */
function estimateWidth(word: string): number {
  const wide = word.match(/[mw]/gi)?.length ?? 0;
  const narrow = word.match(/f|i|j|l|ł|r|t|I/g)?.length ?? 0;
  return word.length + wide * 0.5 - narrow * 0.4;
}

/** How far inside the head a line ends, relative to the width of the portrait. */
const dotInset = 0.06;

/** Days on stage with the place in which a line from the label meets the head, in percent. */
function listLeaders(margins: readonly number[], sessions: readonly { day: number }[]) {
  return [...new Set(sessions.map(({ day }) => day))].map((day) => ({
    day,
    x: Math.round(100 - ((margins[day - 1] ?? 0) + dotInset) * 100),
    y: Math.round(((day - 0.5) / edition.dayCount) * 100),
  }));
}
