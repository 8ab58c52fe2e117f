import { congressDay, edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay } from '@kongres/content/format/date';
import { isPublished } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';
import { pictureOf, stageDrawing } from '../../../illustrations/pictured.ts';
import { ownLinks } from '../../../components/links/own-links.ts';
import { sessionRow } from '../../../components/session/session-row.server.ts';
import { breadcrumbs, graph, personOf } from '../../../components/structured/graph.server.ts';
import { counted, finishedField, finishedTexts } from '../../../lib/i18n/texts.server.ts';

export type SpeakerData = NonNullable<ReturnType<typeof speakerPage>>['data'];

export function speakerPage(code: LanguageCode, id: string) {
  const all = entriesOf('speakers');
  const index = all.findIndex((each) => each.id === id);
  const speaker = all[index];
  if (!speaker) return null;
  const { topics } = finishedTexts(code, 'speakers');
  const { name, sample, photo, links } = speaker;
  const [role, bio] = [finishedField(code, speaker.role), finishedField(code, speaker.bio)];
  const sessions = isPublished('sessions')
    ? entriesOf('sessions').filter(({ speakers }) => speakers?.includes(id))
    : [];
  const other = (at: number) => {
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
    photo: photo && pictureOf('speaker', { id, photo }),
    drawing: photo ? undefined : stageDrawing(id),
    links: ownLinks(links),
    sessions: sessions.map((session) => sessionRow(session, code)),
    count: counted(code, 'sessions', sessions.length),
    days: daysOf(sessions, code),
    previous: other(index - 1),
    next: other(index + 1),
  };
  const { heading } = finishedTexts(code, 'speakers-page');
  const structured = graph(
    { ...personOf(id, code), jobTitle: role, description: bio },
    breadcrumbs(code, { page: 'speakers', name: heading }, { page: 'speaker', entry: id, name }),
  );
  return { words: { name, role, about: bio }, data: { ...data, structured } };
}

/** Every day of the congress, and how many sessions it has with this person. */
function daysOf(sessions: readonly { day: number }[], code: LanguageCode) {
  return Array.from({ length: edition.dayCount }, (_, index) => {
    const count = sessions.filter(({ day }) => day === index + 1).length;
    return {
      n: index + 1,
      label: formatDay(congressDay(index + 1), code, 'weekdayShort'),
      count: count > 0 ? counted(code, 'sessions', count) : null,
    };
  });
}
