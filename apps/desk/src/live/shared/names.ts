import type { DeskRoom, DeskSession, FormerSession } from '@kongres/contract/desk/live/live';
import { galaRoom } from '@kongres/content/facts/rooms';
import { fillText } from '@kongres/content/format/marked-text';
import { type DeskLanguage, type Texts } from '../../i18n/texts.tsx';

type Words = Readonly<Partial<Record<string, string>>>;

const codes: Record<DeskLanguage, string> = { pl: 'pl', en: 'en-GB' };

/** In the language of the desk, else in English, else in whichever there is. */
export function wordsIn(words: Words, language: DeskLanguage): string {
  return words[codes[language]] ?? words['en-GB'] ?? Object.values(words)[0] ?? '';
}

/** A session that left the programme has nothing but its id. */
export function sessionTitle(session: DeskSession | FormerSession, language: DeskLanguage): string {
  return 'title' in session ? wordsIn(session.title, language) : session.id;
}

/** Rooms of the programme go by their letter; any other but the stage of the galas is named at the desk. */
export function isOwnRoom(id: string): boolean {
  return id !== galaRoom && !isLetter(id);
}

const isLetter = (id: string) => /^[a-z]$/.test(id);

/** What a room is called; a letter of the programme stands before its name. */
export function roomName(
  { id, name }: Pick<DeskRoom, 'id' | 'name'>,
  texts: Texts,
  language: DeskLanguage,
): string {
  const own = name && wordsIn(name, language);
  if (id === galaRoom) return own || texts.live.gala;
  if (isLetter(id)) {
    const letter = fillText(texts.live.room, { id: id.toUpperCase() });
    return own ? `${letter}, ${own}` : letter;
  }
  return own || id;
}
