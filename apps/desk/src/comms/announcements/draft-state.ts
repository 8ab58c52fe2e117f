import { textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import type {
  DeskAnnouncement,
  DeskAnnouncementDraft,
  AnnouncementTexts,
} from '@kongres/contract/desk/comms/announcements';

export const emptyDraft: DeskAnnouncement = {
  name: '',
  state: 'draft',
  reminder: null,
  revision: 0,
  sendAt: null,
  words: {},
  audience: {
    tickets: [],
    languages: [],
    entry: null,
    workshop: null,
    isSingle: false,
    people: [],
  },
  counts: [],
  missing: [],
};

/** Form state; the addresses are one text. */
export interface DraftInput {
  name: string;
  words: AnnouncementTexts;
  audience: Omit<DeskAnnouncement['audience'], 'people'>;
  people: string;
}

export function toDraftInput({ name, words, audience }: DeskAnnouncement): DraftInput {
  const { people, ...rest } = audience;
  return { name, words, audience: rest, people: people.join('\n') };
}

function parseAddresses(people: string): string[] {
  return people.split(/[\s,;]+/).filter(Boolean);
}

export function findInvalidAddress(people: string): string | undefined {
  return parseAddresses(people).find((address) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address));
}

export function toDraft(input: DraftInput, revision: number): DeskAnnouncementDraft {
  return {
    name: input.name.trim(),
    revision,
    words: input.words,
    audience: {
      ...input.audience,
      people: input.audience.isSingle ? parseAddresses(input.people) : [],
    },
  };
}

/** Content in a language or its fallback; undefined if both are empty. */
export function getContent(words: AnnouncementTexts, language: LanguageCode) {
  const fallback = textFallback[language];
  return [words[language], fallback && words[fallback]].find(
    (each) => each && each.subject.trim() !== '' && each.body.trim() !== '',
  );
}
