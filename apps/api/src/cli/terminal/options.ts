import { InvalidArgumentError, Option } from 'commander';
import { emailAddress } from '@kongres/contract/email';
import { extractOrderNumber } from '@kongres/content/format/order-number';

export const createJsonOption = () => new Option('--json', 'print JSON');

export const createYesOption = () => new Option('--yes', 'skip the confirmation');

export const createSinceOption = () =>
  new Option('--since <day>', 'from this day on, such as 2025-12-01 (Warsaw time)').argParser(
    parseDay,
  );

function parseDay(text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const date = new Date(`${text}T00:00:00Z`);
  if (isDay && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)) return text;
  throw new InvalidArgumentError('Write a day like 2025-12-01.');
}

export function parseEmail(text: string): string {
  const { data: email } = emailAddress.safeParse(text);
  if (email) return email;
  throw new InvalidArgumentError('This is not an email address.');
}

export function parseOrderNumber(text: string): number {
  const number = extractOrderNumber(text);
  if (number !== null) return number;
  throw new InvalidArgumentError('An order number looks like KAI-1042.');
}
