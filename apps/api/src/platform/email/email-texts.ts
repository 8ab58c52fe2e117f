import { admissions, isTicket, type AdmissionId } from '@kongres/content/facts/admissions';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import type { Phase } from '@kongres/content/facts/phases';
import { addNoBreakSpaces } from '@kongres/content/format/typography';
import type { Texts } from '@kongres/content/texts/namespaces';
import { createTranslator, type PathTo } from '../texts/texts.ts';

type EmailTextKey = PathTo<Texts['mail']>;

export type ReadEmailText = (key: EmailTextKey, values?: Record<string, string>) => string;

const texts = new Map(languages.map(({ id }) => [id, createTranslator(id, ['mail', 'entry'])]));

const readers = new Map<LanguageCode, ReadEmailText>(
  languages.map(({ id }) => [
    id,
    (key, values) => addNoBreakSpaces(texts.get(id)?.(key, { ...values, ns: 'mail' }) ?? '', id),
  ]),
);

export function getEmailTexts(code: LanguageCode): ReadEmailText {
  const reader = readers.get(code);
  if (!reader) throw new Error(`no email texts in ${code}`);
  return reader;
}

export function getAdmissionSentence(code: LanguageCode): string {
  return addNoBreakSpaces(texts.get(code)?.('sentence', { ns: 'entry' }) ?? '', code);
}

export function getTicketName(id: AdmissionId): string {
  const ticket = admissions.find((row) => row.id === id);
  if (!ticket) throw new Error(`no ticket ${id}`);
  return ticket.name;
}

/** Key of the texts: complimentary admissions are called invitations. */
export function getTicketTextKey(id: AdmissionId): 'ticket' | 'invitation' {
  return isTicket(id) ? 'ticket' : 'invitation';
}

export function buildPageUrl(page: string, code: LanguageCode, orderUrl: string): string {
  const language = languages.find(({ id }) => id === code);
  return new URL(`/${language?.path}/${page}`, orderUrl).href;
}

export function getEnterLabel(text: ReadEmailText, phase: Phase): string {
  return text(phase === 'after' ? 'phases.after.ticket.enter' : 'ticket.enter');
}
