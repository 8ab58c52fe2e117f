import { getRow } from '@kongres/content/facts/collection';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { findZoneOfStand } from '@kongres/content/facts/zones';
import { formatTime } from '@kongres/content/format/date';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import {
  getSpokenField,
  getSessionTitle,
} from '../../../components/session/session-fields.server.ts';
import { formatSpeakerNames } from '../../../components/session/session-row.server.ts';
import { getEntryText, getTexts } from '../../../lib/i18n/texts.server.ts';
import { entryPages, type EntryPageId } from '@kongres/contract/pages';
import { collectSearchWords } from './search-words.server.ts';
import type { SparseRow } from './search-file.ts';

/** Maximum number of hidden search words per row; keeps the file of a full congress below its size limit. */
const maxWords = { news: 40, session: 30, speaker: 40, exhibitor: 12, workshop: 40 };

export function buildSessionRows(code: LanguageCode): SparseRow[] {
  if (!isPublished('sessions')) return [];
  const { types } = getTexts(code, 'programme');
  const { names } = getTexts(code, 'zones');
  return listEntries('sessions')
    .filter(({ type }) => type !== 'break')
    .map((session) => {
      const { title, lang = '' } = getSessionTitle(session, code);
      const { description = {}, language, zone } = session;
      return {
        path: buildEntryPath('session', session.id),
        title,
        lang,
        about: formatSpeakerNames(session, code),
        words: collectSearchWords(
          [
            getEntryText(code, getRow(listEntries('tracks'), session.track).name),
            types[session.type],
            zone && names[zone],
            getEntryText(code, getRow(listEntries('rooms'), session.room).name),
            session.description && getSpokenField(code, description, language).text,
          ],
          maxWords.session,
        ),
        day: session.day,
        starts: formatTime(session.starts, code),
        ends: session.ends,
        room: session.room.toUpperCase(),
        ...(session.isCancelled && { isCancelled: true }),
      };
    });
}

export function buildSpeakerRows(code: LanguageCode): SparseRow[] {
  if (!isPublished('speakers')) return [];
  const { topics } = getTexts(code, 'speakers');
  const sessions = isPublished('sessions') ? listEntries('sessions') : [];
  return listEntries('speakers').map(({ id, name, role, bio, topics: own }) => ({
    path: buildEntryPath('speaker', id),
    title: name,
    about: getEntryText(code, role),
    words: collectSearchWords(
      [...own.map((topic) => topics[topic]), getEntryText(code, bio)],
      maxWords.speaker,
    ),
    day: sessions.find(({ speakers }) => speakers?.includes(id))?.day ?? 0,
  }));
}

export function buildExhibitorRows(code: LanguageCode): SparseRow[] {
  if (!isPublished('exhibitors')) return [];
  const { categories } = getTexts(code, 'exhibitors');
  const { names } = getTexts(code, 'zones');
  return listEntries('exhibitors').map(({ id, name, stand, category, demo, description }) => {
    const zone = findZoneOfStand(stand);
    return {
      path: buildEntryPath('exhibitor', id),
      title: name,
      about: stand,
      words: collectSearchWords(
        [
          // Also found without the hyphen.
          stand.replace('-', ''),
          categories[category],
          getEntryText(code, demo),
          zone && names[zone],
          description && getEntryText(code, description),
        ],
        maxWords.exhibitor,
      ),
    };
  });
}

export function buildWorkshopRows(code: LanguageCode): SparseRow[] {
  if (!isPublished('workshops')) return [];
  const { categories, levels } = getTexts(code, 'workshops');
  return listEntries('workshops').map((workshop) => ({
    path: buildEntryPath('workshop', workshop.id),
    title: getEntryText(code, workshop.title),
    words: collectSearchWords(
      [
        getRow(listEntries('speakers'), workshop.instructor).name,
        categories[workshop.category],
        levels[workshop.level],
        getEntryText(code, workshop.description),
      ],
      maxWords.workshop,
    ),
    kind: 'workshop',
  }));
}

export function buildNewsRows(code: LanguageCode): SparseRow[] {
  if (!isPublished('news')) return [];
  return listEntries('news').map(({ id, title, text }) => ({
    path: buildEntryPath('news-entry', id),
    title: getEntryText(code, title),
    words: collectSearchWords([getEntryText(code, text)], maxWords.news),
    kind: 'news',
  }));
}

function buildEntryPath(page: EntryPageId, id: string): string {
  return getRow(entryPages, page).path.replace(':id', id);
}
