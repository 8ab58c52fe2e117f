import type { LanguageCode } from '@kongres/content/facts/languages';
import { heading, letter, paragraph, remark, section } from '../../platform/mail/letter.ts';
import { mailTexts } from '../../platform/mail/mail-texts.ts';

export function confirmationLetter(language: LanguageCode) {
  const text = mailTexts(language);
  return letter(
    { language, title: text('confirmation.subject'), preview: text('confirmation.preview') },
    heading(text('confirmation.heading')),
    paragraph(text('confirmation.lead')),
    paragraph(text('confirmation.urgent')),
    section({ paddingTop: 24 }, remark(text('confirmation.stranger'))),
  );
}
