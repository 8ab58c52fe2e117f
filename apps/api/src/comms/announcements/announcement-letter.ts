import { tie } from '@kongres/content/format/typography';
import { paragraphsOf } from '@kongres/content/format/typed-text';
import type { LanguageCode } from '@kongres/content/facts/languages';
import {
  button,
  heading,
  letter,
  plainParagraph,
  quietButton,
  section,
} from '../../platform/mail/letter.ts';
import { mailTexts } from '../../platform/mail/mail-texts.ts';

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

/** What the button of an announcement says, and that of a reminder. */
export function buttonsOf(language: LanguageCode) {
  const text = mailTexts(language);
  return { order: text('ticket.button'), enter: text('ticket.enter') };
}

export function announcementLetter(
  words: Words,
  language: LanguageCode,
  links: Links,
  isReminder: boolean,
) {
  const labels = buttonsOf(language);
  const paragraphs = paragraphsOf(tie(words.body, language));
  // In the list of mails a greeting says nothing.
  const preview = paragraphs.find(({ length }) => length > 24) ?? words.body;
  return letter(
    { language, title: words.subject, preview },
    heading(tie(words.subject, language)),
    ...paragraphs.map((typed) => plainParagraph(typed)),
    section(
      { paddingTop: 12 },
      isReminder ? button(labels.enter, links.congress) : quietButton(labels.order, links.order),
    ),
  );
}
