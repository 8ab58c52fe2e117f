import { getCongressDay } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { topics } from '@kongres/content/facts/topics';
import { formatDay, formatTime } from '@kongres/content/format/date';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import type { Facet } from '../../../components/filter/filter.ts';
import { getTexts } from '../../../lib/i18n/texts.server.ts';
import { groupByLetter, listSpeakersBySurname } from './list-by-surname.server.ts';
import { buildSpeakerCard, formatSpeakerRole, listSpeakerCards } from './speaker-cards.server.ts';
import type { SpeakerFacetId } from './use-speaker-filter.ts';

export type SpeakerDirectoryData = ReturnType<typeof buildDirectory>;
export type SpeakerRowData = SpeakerDirectoryData['groups'][number]['people'][number];

const maxKeynotes = 8;

/** Sample cards until the speakers are published, then all of them. */
export function buildSpeakersPage(code: LanguageCode) {
  const hasNames = isPublished('speakers');
  return {
    directory: hasNames ? buildDirectory(code) : undefined,
    cards: hasNames ? undefined : listSpeakerCards(code),
  };
}

function buildDirectory(code: LanguageCode) {
  const sessions = isPublished('sessions') ? listEntries('sessions') : [];
  const people = listSpeakersBySurname(code).map((speaker) => ({
    id: speaker.id,
    name: speaker.name,
    sample: speaker.sample,
    role: formatSpeakerRole(speaker, code),
    topic: speaker.topics,
    day: [
      ...new Set(
        sessions
          .filter(({ speakers }) => speakers?.includes(speaker.id))
          .map(({ day }) => getCongressDay(day)),
      ),
    ],
  }));
  return {
    keynotes: listKeynotes(code),
    facets: listFacets(people, code),
    dayNames: Object.fromEntries(
      listDays(people).map((day) => [day, formatDay(day, code, 'weekdayTiny')]),
    ),
    groups: groupByLetter(people, code),
  };
}

/** Speakers of keynotes in the order in which they appear. */
function listKeynotes(code: LanguageCode) {
  const keynotes = (isPublished('sessions') ? listEntries('sessions') : []).filter(
    ({ type, isCancelled }) => type === 'keynote' && !isCancelled,
  );
  const ids = [...new Set(keynotes.flatMap(({ speakers = [] }) => speakers))].slice(0, maxKeynotes);
  return ids.flatMap((id) => {
    const speaker = listEntries('speakers').find((each) => each.id === id);
    const session = keynotes.find(({ speakers }) => speakers?.includes(id));
    if (!speaker || !session) return [];
    const day = formatDay(getCongressDay(session.day), code, 'weekdayShort');
    const label = `${day}, ${formatTime(session.starts, code)}`;
    return { ...buildSpeakerCard(speaker, code), appearance: { day: session.day, label } };
  });
}

function listFacets(
  people: readonly Readonly<Record<SpeakerFacetId, readonly string[]>>[],
  code: LanguageCode,
): Facet<SpeakerFacetId>[] {
  const { topics: topicNames } = getTexts(code, 'speakers');
  const all: Record<SpeakerFacetId, { id: string; name: string }[]> = {
    topic: topics.map(({ id }) => ({ id, name: topicNames[id] })),
    day: listDays(people).map((id) => ({ id, name: formatDay(id, code, 'weekdayShort') })),
  };
  return (['topic', 'day'] as const)
    .map((facet) => ({
      id: facet,
      options: all[facet]
        .map((option) => ({
          ...option,
          count: people.filter((person) => person[facet].includes(option.id)).length,
        }))
        .filter(({ count }) => count > 0),
    }))
    .filter(({ options }) => options.length > 0);
}

function listDays(people: readonly { day: readonly string[] }[]): string[] {
  return [...new Set(people.flatMap(({ day }) => day))].toSorted();
}
