import { textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import type {
  DeskAnnouncement,
  DeskAnnouncementDraft,
  DeskWords,
} from '@kongres/contract/desk/comms/announcements';

/** A new announcement, before anything was typed. */
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

/** What is typed, with the addresses as one text. */
export interface Typed {
  name: string;
  words: DeskWords;
  audience: Omit<DeskAnnouncement['audience'], 'people'>;
  people: string;
}

export function typedFrom({ name, words, audience }: DeskAnnouncement): Typed {
  const { people, ...rest } = audience;
  return { name, words, audience: rest, people: people.join('\n') };
}

function addressesIn(people: string): string[] {
  return people.split(/[\s,;]+/).filter(Boolean);
}

export function faultyAddress(people: string): string | undefined {
  return addressesIn(people).find((address) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address));
}

export function draftFrom(typed: Typed, revision: number): DeskAnnouncementDraft {
  return {
    name: typed.name.trim(),
    revision,
    words: typed.words,
    audience: {
      ...typed.audience,
      people: typed.audience.isSingle ? addressesIn(typed.people) : [],
    },
  };
}

/** The words in a language, or in the one that stands in for it; undefined where there are none. */
export function wordsIn(words: DeskWords, language: LanguageCode) {
  const near = textFallback[language];
  return [words[language], near && words[near]].find(
    (each) => each && each.subject.trim() !== '' && each.body.trim() !== '',
  );
}
