import { tie } from '@kongres/content/format/typography';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { heading, letter, plainParagraph, quietButton, section } from '../mail/letter.ts';
import { mailTexts } from '../mail/mail-texts.ts';

/** What the organiser typed, in one language. */
export interface Words {
  subject: string;
  /** Paragraphs with an empty line between them. */
  body: string;
}

export function announcementLetter(words: Words, language: LanguageCode, orderUrl: string) {
  const paragraphs = tie(words.body, language).split(/\n{2,}/);
  return letter(
    { language, title: words.subject, preview: paragraphs[0] ?? '' },
    heading(tie(words.subject, language)),
    ...paragraphs.map((text) => plainParagraph(text)),
    section({ paddingTop: 12 }, quietButton(mailTexts(language)('ticket.button'), orderUrl)),
  );
}
