import { InvalidArgumentError, Option } from 'commander';
import { emailAddress } from '@kongres/contract/email';
import { orderNumberIn } from '@kongres/content/format/order-number';

export const jsonOption = () =>
  new Option('--json', 'print one JSON document, for other programs to read');

export const yesOption = () => new Option('--yes', 'do it without asking first');

export const sinceOption = () =>
  new Option('--since <day>', 'from this day on, such as 2025-12-01 (Warsaw time)').argParser(
    readDay,
  );

function readDay(text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const date = new Date(`${text}T00:00:00Z`);
  if (isDay && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)) return text;
  throw new InvalidArgumentError('A day is written like 2025-12-01.');
}

export function readEmail(text: string): string {
  const { data: email } = emailAddress.safeParse(text);
  if (email) return email;
  throw new InvalidArgumentError('This is no e-mail address.');
}

/** An order by the name it carries in mails, KAI-1042, or by its bare number. */
export function readOrderNumber(text: string): number {
  const number = orderNumberIn(text);
  if (number !== null) return number;
  throw new InvalidArgumentError('An order number looks like KAI-1042.');
}
