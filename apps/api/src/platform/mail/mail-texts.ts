import { admissions, isTicket, type AdmissionId } from '@kongres/content/facts/admissions';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import type { Phase } from '@kongres/content/facts/phases';
import { tie } from '@kongres/content/format/typography';
import type { Texts } from '@kongres/content/texts/namespaces';
import { textsFor, type PathTo } from '../texts/texts.ts';

type MailTextKey = PathTo<Texts['mail']>;

/** Reads a text of the mails with its facts and values filled in. */
export type ReadText = (key: MailTextKey, values?: Record<string, string>) => string;

const texts = new Map(languages.map(({ id }) => [id, textsFor(id, ['mail', 'entry'])]));

const readers = new Map<LanguageCode, ReadText>(
  languages.map(({ id }) => [
    id,
    (key, values) => tie(texts.get(id)?.(key, { ...values, ns: 'mail' }) ?? '', id),
  ]),
);

export function mailTexts(code: LanguageCode): ReadText {
  const reader = readers.get(code);
  if (!reader) throw new Error(`no mail texts in ${code}`);
  return reader;
}

/** How one enters the congress: the same sentence wherever it is told. */
export function entrySentence(code: LanguageCode): string {
  return tie(texts.get(code)?.('sentence', { ns: 'entry' }) ?? '', code);
}

/** The ticket's name, the same in every language. */
export function ticketName(id: AdmissionId): string {
  const ticket = admissions.find((row) => row.id === id);
  if (!ticket) throw new Error(`no ticket ${id}`);
  return ticket.name;
}

/** Under which words a letter with a ticket stands: an invitation is none to seven days. */
export function ticketWords(id: AdmissionId): 'ticket' | 'invitation' {
  return isTicket(id) ? 'ticket' : 'invitation';
}

/** A page of the site in a language, at the same origin as the order's own page. */
export function pageUrl(page: string, code: LanguageCode, orderUrl: string): string {
  const language = languages.find(({ id }) => id === code);
  return new URL(`/${language?.path}/${page}`, orderUrl).href;
}

/** What the button says that leads into the congress. */
export function enterLabel(text: ReadText, phase: Phase): string {
  return text(phase === 'after' ? 'phases.after.ticket.enter' : 'ticket.enter');
}
