import { pick } from '@kongres/content/facts/collection';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { zoneOfStand } from '@kongres/content/facts/zones';
import { formatTime } from '@kongres/content/format/date';
import { isPublished } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';
import { spokenField, titleOf } from '../../../components/session/session-fields.server.ts';
import { peopleOf } from '../../../components/session/session-row.server.ts';
import { finishedField, finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { entryPages, type EntryPageId } from '@kongres/contract/pages';
import { foldedWords } from './folded-words.server.ts';
import type { ToldRow } from './search-file.ts';

/** So many words are searched behind what is shown; a congress of full size stays below its limit with them. */
const most = { news: 40, session: 30, speaker: 40, exhibitor: 12, workshop: 40 };

/** Pauses are left out: nobody looks for them, and no link leads to one. */
export function sessionRows(code: LanguageCode): ToldRow[] {
  if (!isPublished('sessions')) return [];
  const { types } = finishedTexts(code, 'programme');
  const { names } = finishedTexts(code, 'zones');
  return entriesOf('sessions')
    .filter(({ type }) => type !== 'break')
    .map((session) => {
      const { title, lang = '' } = titleOf(session, code);
      const { description = {}, language, zone } = session;
      return {
        path: pathOf('session', session.id),
        title,
        lang,
        about: peopleOf(session, code),
        words: foldedWords(
          [
            finishedField(code, pick(entriesOf('tracks'), session.track).name),
            types[session.type],
            zone && names[zone],
            finishedField(code, pick(entriesOf('rooms'), session.room).name),
            session.description && spokenField(code, description, language).text,
          ],
          most.session,
        ),
        day: session.day,
        starts: formatTime(session.starts, code),
        ends: session.ends,
        room: session.room.toUpperCase(),
        ...(session.isCancelled && { isCancelled: true }),
      };
    });
}

export function speakerRows(code: LanguageCode): ToldRow[] {
  if (!isPublished('speakers')) return [];
  const { topics } = finishedTexts(code, 'speakers');
  const sessions = isPublished('sessions') ? entriesOf('sessions') : [];
  return entriesOf('speakers').map(({ id, name, role, bio, topics: own }) => ({
    path: pathOf('speaker', id),
    title: name,
    about: finishedField(code, role),
    words: foldedWords(
      [...own.map((topic) => topics[topic]), finishedField(code, bio)],
      most.speaker,
    ),
    day: sessions.find(({ speakers }) => speakers?.includes(id))?.day ?? 0,
  }));
}

export function exhibitorRows(code: LanguageCode): ToldRow[] {
  if (!isPublished('exhibitors')) return [];
  const { categories } = finishedTexts(code, 'exhibitors');
  const { names } = finishedTexts(code, 'zones');
  return entriesOf('exhibitors').map(({ id, name, stand, category, demo, description }) => {
    const zone = zoneOfStand(stand);
    return {
      path: pathOf('exhibitor', id),
      title: name,
      about: stand,
      words: foldedWords(
        [
          // Typed without its hyphen.
          stand.replace('-', ''),
          categories[category],
          finishedField(code, demo),
          zone && names[zone],
          description && finishedField(code, description),
        ],
        most.exhibitor,
      ),
    };
  });
}

export function workshopRows(code: LanguageCode): ToldRow[] {
  if (!isPublished('workshops')) return [];
  const { categories, levels } = finishedTexts(code, 'workshops');
  return entriesOf('workshops').map((workshop) => ({
    path: pathOf('workshop', workshop.id),
    title: finishedField(code, workshop.title),
    words: foldedWords(
      [
        pick(entriesOf('speakers'), workshop.instructor).name,
        categories[workshop.category],
        levels[workshop.level],
        finishedField(code, workshop.description),
      ],
      most.workshop,
    ),
    kind: 'workshop',
  }));
}

export function newsRows(code: LanguageCode): ToldRow[] {
  if (!isPublished('news')) return [];
  return entriesOf('news').map(({ id, title, text }) => ({
    path: pathOf('news-entry', id),
    title: finishedField(code, title),
    words: foldedWords([finishedField(code, text)], most.news),
    kind: 'news',
  }));
}

function pathOf(page: EntryPageId, id: string): string {
  return pick(entryPages, page).path.replace(':id', id);
}
