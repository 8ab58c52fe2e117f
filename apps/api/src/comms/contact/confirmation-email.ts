import type { LanguageCode } from '@kongres/content/facts/languages';
import {
  renderHeading,
  renderEmailDocument,
  renderParagraph,
  renderRemark,
  renderSection,
} from '../../platform/email/email-document.ts';
import { getEmailTexts } from '../../platform/email/email-texts.ts';

export function renderConfirmationEmail(language: LanguageCode) {
  const text = getEmailTexts(language);
  return renderEmailDocument(
    { language, title: text('confirmation.subject'), preview: text('confirmation.preview') },
    renderHeading(text('confirmation.heading')),
    renderParagraph(text('confirmation.lead')),
    renderParagraph(text('confirmation.urgent')),
    renderSection({ paddingTop: 24 }, renderRemark(text('confirmation.stranger'))),
  );
}
