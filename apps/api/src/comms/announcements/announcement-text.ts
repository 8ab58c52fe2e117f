import { languages, textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import type { AnnouncementText } from './announcement-email.ts';

/** Control characters, lone surrogates, zero-width and bidirectional formatting characters. */
const invisibleCharacters =
  /[\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?!\n)\p{Cc}/gu;

export function normaliseAnnouncementText({ subject, body }: AnnouncementText): AnnouncementText {
  const lines = body
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(invisibleCharacters, '')
    .split('\n')
    .map((line) => line.trimEnd());
  return {
    subject: subject.replaceAll(/\s+/g, ' ').replaceAll(invisibleCharacters, '').trim(),
    body: lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

/** Languages with subject and body; a missing text falls back to the related language. */
export function resolveTexts(
  drafts: Partial<Record<LanguageCode, AnnouncementText>>,
): Map<LanguageCode, AnnouncementText> {
  const texts = new Map<LanguageCode, AnnouncementText>();
  for (const { id } of languages) {
    const text = [drafts[id], drafts[textFallback[id] ?? id]].find(
      (each) => each?.subject && each.body,
    );
    if (text) texts.set(id, text);
  }
  return texts;
}
