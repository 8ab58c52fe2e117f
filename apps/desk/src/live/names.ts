import type { DeskRoom } from '@kongres/contract/desk/live';
import { galaRoom } from '@kongres/content/facts/rooms';
import { fillText } from '@kongres/content/format/marked-text';
import { type DeskLanguage, type Texts } from '../texts/texts.tsx';

type Words = Readonly<Partial<Record<string, string>>>;

const codes: Record<DeskLanguage, string> = { pl: 'pl', en: 'en-GB' };

/** In the language of the desk, else in English, else in whichever there is. */
export function wordsIn(words: Words, language: DeskLanguage): string {
  return words[codes[language]] ?? words['en-GB'] ?? Object.values(words)[0] ?? '';
}

/** What a room is called; a letter of the programme stands before its name. */
export function roomName(
  { id, name }: Pick<DeskRoom, 'id' | 'name'>,
  texts: Texts,
  language: DeskLanguage,
): string {
  const own = name && wordsIn(name, language);
  if (id === galaRoom) return own || texts.live.gala;
  if (/^[a-z]$/.test(id)) {
    const letter = fillText(texts.live.room, { id: id.toUpperCase() });
    return own ? `${letter}, ${own}` : letter;
  }
  return own || id;
}
