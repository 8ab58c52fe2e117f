import { tie } from '@kongres/content/format/typography';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { button, heading, letter, plainParagraph, quietButton, section } from '../mail/letter.ts';
import { mailTexts } from '../mail/mail-texts.ts';

/** What the organiser typed, in one language. */
export interface Words {
  subject: string;
  /** Paragraphs with an empty line between them. */
  body: string;
}

/** The reader's own order and way into the congress. */
export interface Links {
  order: string;
  congress: string;
}

export function announcementLetter(
  words: Words,
  language: LanguageCode,
  links: Links,
  isReminder: boolean,
) {
  const text = mailTexts(language);
  const paragraphs = tie(words.body, language).split(/\n{2,}/);
  return letter(
    { language, title: words.subject, preview: paragraphs[0] ?? '' },
    heading(tie(words.subject, language)),
    ...paragraphs.map((typed) => plainParagraph(typed)),
    section(
      { paddingTop: 12 },
      isReminder
        ? button(text('ticket.enter'), links.congress)
        : quietButton(text('ticket.button'), links.order),
    ),
  );
}
