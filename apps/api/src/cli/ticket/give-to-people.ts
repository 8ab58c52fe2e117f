import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { emailAddress } from '@kongres/contract/email';
import { giveTickets, type Given } from '../../issuing/give-tickets.ts';
import { readIssueList, type ListedPerson, type ListFault } from '../../issuing/issue-list.ts';
import { orderName } from '../../orders/order.ts';
import { printCount } from '../terminal/printed-value.ts';
import { Refusal } from '../terminal/refusal.ts';
import type { Terminal } from '../terminal/terminal.ts';

export interface GiveOptions {
  language: LanguageCode;
  file?: string;
  name?: string;
  another?: true;
  yes?: boolean;
  json?: true;
}

const faults: Record<ListFault['code'], string> = {
  no_address: 'no e-mail address',
  bad_address: 'an e-mail address that is none',
  unknown_language: 'an unknown language',
  listed_twice: 'the same address as on a line before',
  name_too_long: 'a name that is too long',
  name_unreadable: 'a name with signs that nobody sees',
  too_many_columns: 'more than address, name and language',
};

/** Gives the same to everybody who is named; who was given it before is left alone. Faults stop all of it before it begins. */
export async function giveToPeople(
  terminal: Terminal,
  addresses: readonly string[],
  given: Given,
  options: GiveOptions,
): Promise<void> {
  const people = await readPeople(addresses, options);
  const context = await terminal.context();
  const what = `${given.ticket} (${given.origin}${given.isCounted ? '' : ', beside the quota'})`;
  const whom =
    people.length === 1 ? people[0]?.email : printCount(people.length, 'person', 'people');
  await terminal.makeSure(`Give ${what} to ${whom}, with a mail to each?`, options);
  const results: Result[] = [];
  const progress = terminal.progress('Issuing');
  try {
    await giveTickets(context, given, people, {
      requestIdOf: randomUUID,
      onEach: ({ email, outcome, number }) => {
        results.push({ email, outcome, number: number === null ? null : orderName(number) });
        progress.show(results.length, people.length);
      },
    });
  } finally {
    // Also when the rest failed: who was served has to be known.
    progress.end();
    printResults(terminal, results, options);
  }
  const last = results.at(-1);
  if (last?.outcome === 'sold_out') {
    throw new Refusal(
      `No ${given.ticket} is left at ${last.email}: raise the quota, or issue with --beside-quota.`,
    );
  }
}

interface Result {
  email: string;
  outcome: string;
  number: string | null;
}

function printResults(terminal: Terminal, results: readonly Result[], { json }: GiveOptions): void {
  if (json) return terminal.printJson(results);
  for (const { email, outcome, number } of results) {
    if (outcome === 'issued') terminal.print(`${number}  ${email}`);
    if (outcome === 'already_issued') terminal.print(`${number}  ${email} was given it before`);
  }
  const done = results.filter(({ outcome }) => outcome === 'issued').length;
  terminal.remark(`${printCount(done, 'ticket', 'tickets')} issued; the mails are on their way.`);
}

async function readPeople(
  addresses: readonly string[],
  { file, language, name }: GiveOptions,
): Promise<readonly ListedPerson[]> {
  if (file && addresses.length > 0) {
    throw new Refusal('Name people here or in a file, not both.');
  }
  if (file) {
    const read = readIssueList(await readFile(file, 'utf8'), language);
    if (read.faults.length > 0) {
      const lines = read.faults.map(({ line, code }) => `  line ${line}: ${faults[code]}`);
      throw new Refusal(`Nothing was issued. The list has faults:\n${lines.join('\n')}`);
    }
    if (read.people.length === 0) throw new Refusal('Nobody is on the list.');
    return read.people;
  }
  if (addresses.length === 0) throw new Refusal('Say whom: an e-mail address, or --file.');
  if (name && addresses.length > 1) throw new Refusal('One name is for one person.');
  return addresses.map((address, index) => {
    const { data: email } = emailAddress.safeParse(address);
    if (!email) throw new Refusal(`${address} is no e-mail address.`);
    return { line: index + 1, email, name: name ?? null, language };
  });
}
