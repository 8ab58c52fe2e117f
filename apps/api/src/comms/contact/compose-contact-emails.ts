import { getRow } from '@kongres/content/facts/collection';
import { findContactTopic } from '@kongres/content/facts/contact-topics';
import { defaultLanguage, languages, type LanguageCode } from '@kongres/content/facts/languages';
import { createTranslator } from '../../platform/texts/texts.ts';
import { renderConfirmationEmail } from './confirmation-email.ts';
import type { PendingContactEmail } from './contact-email.queries.ts';
import { getEmailTexts } from '../../platform/email/email-texts.ts';
import { renderEmail } from '../../platform/email/render-email.ts';
import type { OutgoingEmail } from '../../platform/email/email-sender.ts';

const organiserLanguage = defaultLanguage.id;
const contactTexts = createTranslator(organiserLanguage, ['contact']);

/** Replying to this email replies to the visitor. */
export function composeContactMessageEmail({
  topic,
  name,
  email,
  subject,
  message,
  language,
}: Omit<PendingContactEmail, 'kind'>): OutgoingEmail {
  const text = getEmailTexts(organiserLanguage);
  const known = findContactTopic(topic);
  const tag = known ? contactTexts(`topics.${known}.name`, { ns: 'contact' }) : text('message.tag');
  const about = [
    [text('message.from'), `${name} <${email}>`],
    [text('message.topic'), tag],
    [text('message.language'), getRow(languages, language).label],
    [text('message.subject'), subject],
  ].map(([label, value]) => `${label}: ${value}`);
  return {
    subject: `[${tag}] ${subject}`,
    text: [about.join('\n'), message, `-- \n${text('message.answer')}`].join('\n\n'),
    // Passed as an object, so that the name cannot add recipients.
    replyTo: { name, address: email },
    headers: { 'X-Kongres-Topic': known ?? 'none' },
  };
}

/** Does not quote the message: the sender may have entered the address of another person. */
export function composeContactConfirmationEmail(language: LanguageCode): OutgoingEmail {
  return {
    subject: getEmailTexts(language)('confirmation.subject'),
    ...renderEmail(renderConfirmationEmail(language)),
  };
}
