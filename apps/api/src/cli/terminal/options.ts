import { InvalidArgumentError, Option } from 'commander';
import { admissionIds, origins } from '@kongres/content/facts/admissions';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { ticketIds, type TicketId } from '@kongres/content/facts/tickets';
import { emailAddress } from '@kongres/contract/email';
import { orderNumberIn } from '../../orders/order.ts';

export const jsonOption = () =>
  new Option('--json', 'print one JSON document, for other programs to read');

export const yesOption = () => new Option('--yes', 'do it without asking first');

export const sinceOption = () =>
  new Option('--since <day>', 'from this day on, such as 2025-12-01 (Warsaw time)').argParser(
    readDay,
  );

export const untilOption = () =>
  new Option('--until <day>', 'up to and including this day').argParser(readDay);

export const ticketOption = () =>
  new Option('--ticket <ticket>', 'only this kind of ticket').choices(admissionIds);

export const originOption = () =>
  new Option('--origin <origin>', 'only what came about like this').choices(origins);

export const languageOption = (description: string) =>
  new Option('--language <language>', description).choices(languages.map(({ id }) => id));

/** A language by the code people type: `en-gb` is en-GB. */
export function readLanguage(text: string): LanguageCode {
  const found = languages.find(({ id }) => id.toLowerCase() === text.toLowerCase());
  if (found) return found.id;
  const known = languages.map(({ id }) => id);
  throw new InvalidArgumentError(`There are these languages: ${known.join(', ')}.`);
}

function readDay(text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const date = new Date(`${text}T00:00:00Z`);
  if (isDay && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)) return text;
  throw new InvalidArgumentError('A day is written like 2025-12-01.');
}

export function readCount(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('This has to be a whole number above zero.');
}

/** An amount of money in minor units, as it is typed: 299, 299.00 or 299,00. */
export function readAmount(text: string): number {
  const [, whole, cents = '0'] = /^(\d{1,6})(?:[.,](\d{2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) throw new InvalidArgumentError('An amount is written like 299.00.');
  return Number(whole) * 100 + Number(cents);
}

export function readEmail(text: string): string {
  const { data: email } = emailAddress.safeParse(text);
  if (email) return email;
  throw new InvalidArgumentError('This is no e-mail address.');
}

/** Tickets by the names people type: `VIP` is vip. */
export function readTicket(text: string): TicketId {
  const id = ticketIds.find((known) => known === text.toLowerCase());
  if (id) return id;
  throw new InvalidArgumentError(`There are these tickets: ${ticketIds.join(', ')}.`);
}

/** An order by the name it carries in mails, KAI-1042, or by its bare number. */
export function readOrderNumber(text: string): number {
  const number = orderNumberIn(text);
  if (number !== null) return number;
  throw new InvalidArgumentError('An order number looks like KAI-1042.');
}
