import { getCongressDay, edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay } from '@kongres/content/format/date';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import { getEntryPicture, getStageDrawingName } from '../../../illustrations/entry-pictures.ts';
import { listProfileLinks } from '../../../components/links/profile-links.ts';
import { buildSessionRow } from '../../../components/session/session-row.server.ts';
import {
  buildBreadcrumbs,
  serialiseGraph,
  buildPerson,
} from '../../../components/structured-data/schema-graph.server.ts';
import { formatCount, getEntryText, getTexts } from '../../../lib/i18n/texts.server.ts';

export type SpeakerData = NonNullable<ReturnType<typeof buildSpeakerPage>>['data'];

export function buildSpeakerPage(code: LanguageCode, id: string) {
  const all = listEntries('speakers');
  const index = all.findIndex((each) => each.id === id);
  const speaker = all[index];
  if (!speaker) return null;
  const { topics } = getTexts(code, 'speakers');
  const { name, sample, photo, links } = speaker;
  const [role, bio] = [getEntryText(code, speaker.role), getEntryText(code, speaker.bio)];
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
    sample,
    role,
    bio,
    topics: speaker.topics.map((topic) => topics[topic]),
    photo: photo && getEntryPicture('speaker', { id, photo }),
    drawing: photo ? undefined : getStageDrawingName(id),
    links: listProfileLinks(links),
    sessions: sessions.map((session) => buildSessionRow(session, code)),
    count: formatCount(code, 'sessions', sessions.length),
    days: countSessionsPerDay(sessions, code),
    previous: getNeighbour(index - 1),
    next: getNeighbour(index + 1),
  };
  const { heading } = getTexts(code, 'speakers-page');
  const structured = serialiseGraph(
    { ...buildPerson(id, code), jobTitle: role, description: bio },
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
