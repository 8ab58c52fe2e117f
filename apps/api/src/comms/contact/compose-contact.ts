import { pick } from '@kongres/content/facts/collection';
import { contactTopicOf } from '@kongres/content/facts/contact-topics';
import { defaultLanguage, languages, type LanguageCode } from '@kongres/content/facts/languages';
import { textsFor } from '../../platform/texts/texts.ts';
import { confirmationLetter } from './confirmation-letter.ts';
import type { OwedContactMail } from './contact-mail-queries.ts';
import { mailTexts } from '../../platform/mail/mail-texts.ts';
import { renderLetter } from '../../platform/mail/render-letter.ts';
import type { OutgoingMail } from '../../platform/mail/sender.ts';

/** The organiser reads Polish. */
const organiserLanguage = defaultLanguage.id;
const contactTexts = textsFor(organiserLanguage, ['contact']);

/** A visitor's message for the organiser, to be answered by answering it. */
export function composeMessage({
  topic,
  name,
  email,
  subject,
  message,
  language,
}: Omit<OwedContactMail, 'kind'>): OutgoingMail {
  const text = mailTexts(organiserLanguage);
  const known = contactTopicOf(topic);
  const tag = known ? contactTexts(`topics.${known}.name`, { ns: 'contact' }) : text('message.tag');
  const about = [
    [text('message.from'), `${name} <${email}>`],
    [text('message.topic'), tag],
    [text('message.language'), pick(languages, language).label],
    [text('message.subject'), subject],
  ].map(([label, value]) => `${label}: ${value}`);
  return {
    subject: `[${tag}] ${subject}`,
    text: [about.join('\n'), message, `-- \n${text('message.answer')}`].join('\n\n'),
    // As an object it is one address, whatever the name holds.
    replyTo: { name, address: email },
    headers: { 'X-Kongres-Topic': known ?? 'none' },
  };
}

/** Says that the message arrived. It quotes none of it: a stranger may have written it. */
export function composeConfirmation(language: LanguageCode): OutgoingMail {
  return {
    subject: mailTexts(language)('confirmation.subject'),
    ...renderLetter(confirmationLetter(language)),
  };
}
