import type { DeskRoom, DeskSession, FormerSession } from '@kongres/contract/desk/live/live';
import { galaRoom } from '@kongres/content/facts/rooms';
import { fillText } from '@kongres/content/format/marked-text';
import { type DeskLanguage, type Texts } from '../../i18n/texts.tsx';

type LocalizedText = Readonly<Partial<Record<string, string>>>;

const contentLanguages: Record<DeskLanguage, string> = { pl: 'pl', en: 'en-GB' };

/** The text in the language of the desk, in English or in any other. */
export function getLocalizedText(text: LocalizedText, language: DeskLanguage): string {
  return text[contentLanguages[language]] ?? text['en-GB'] ?? Object.values(text)[0] ?? '';
}

/** Sessions that left the programme have only an id. */
export function getSessionTitle(
  session: DeskSession | FormerSession,
  language: DeskLanguage,
): string {
  return 'title' in session ? getLocalizedText(session.title, language) : session.id;
}

/** Whether the room was added at the desk. Programme rooms have a letter as id. */
export function isCustomRoom(id: string): boolean {
  return id !== galaRoom && !isLetter(id);
}

const isLetter = (id: string) => /^[a-z]$/.test(id);

/** Programme rooms are shown with their letter before the name. */
export function formatRoomName(
  { id, name }: Pick<DeskRoom, 'id' | 'name'>,
  texts: Texts,
  language: DeskLanguage,
): string {
  const localizedName = name && getLocalizedText(name, language);
  if (id === galaRoom) return localizedName || texts.live.gala;
  if (isLetter(id)) {
    const letter = fillText(texts.live.room, { id: id.toUpperCase() });
    return localizedName ? `${letter}, ${localizedName}` : letter;
  }
  return localizedName || id;
}
