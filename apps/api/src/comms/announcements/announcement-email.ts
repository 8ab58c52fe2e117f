import { addNoBreakSpaces } from '@kongres/content/format/typography';
import { splitParagraphs } from '@kongres/content/format/user-text';
import type { LanguageCode } from '@kongres/content/facts/languages';
import {
  renderButton,
  renderHeading,
  renderEmailDocument,
  renderPlainParagraph,
  renderSecondaryButton,
  renderSection,
} from '../../platform/email/email-document.ts';
import { getEmailTexts } from '../../platform/email/email-texts.ts';

export interface AnnouncementText {
  subject: string;
  /** Paragraphs separated by an empty line. */
  body: string;
}

export interface AnnouncementLinks {
  order: string;
  congress: string;
}

export function getButtonLabels(language: LanguageCode) {
  const text = getEmailTexts(language);
  return { order: text('ticket.button'), enter: text('ticket.enter') };
}

export function renderAnnouncementEmail(
  announcementText: AnnouncementText,
  language: LanguageCode,
  links: AnnouncementLinks,
  isReminder: boolean,
) {
  const labels = getButtonLabels(language);
  const paragraphs = splitParagraphs(addNoBreakSpaces(announcementText.body, language));
  // Skips a short greeting, which makes a poor inbox preview.
  const preview = paragraphs.find(({ length }) => length > 24) ?? announcementText.body;
  return renderEmailDocument(
    { language, title: announcementText.subject, preview },
    renderHeading(addNoBreakSpaces(announcementText.subject, language)),
    ...paragraphs.map((text) => renderPlainParagraph(text)),
    renderSection(
      { paddingTop: 12 },
      isReminder
        ? renderButton(labels.enter, links.congress)
        : renderSecondaryButton(labels.order, links.order),
    ),
  );
}
