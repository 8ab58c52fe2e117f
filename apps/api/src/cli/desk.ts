import { Option, type Command } from 'commander';
import { deskName } from '@kongres/contract/desk/seen-text';
import { deskRoles, type DeskRole } from '@kongres/contract/desk/rules';
import { invitePerson, linkPerson, type DeskLink } from '../admin/staff/change-people.ts';
import { findPersonByEmail, listPeople, type ListedPerson } from '../admin/staff/person-queries.ts';
import { jsonOption, readEmail } from './terminal/options.ts';
import type { TableColumn } from './terminal/printed-table.ts';
import { printTime } from './terminal/printed-value.ts';
import { Refusal } from './terminal/refusal.ts';
import type { Terminal } from './terminal/terminal.ts';

/** The first owner is invited here, and whoever has lost every passkey finds the way back here. */
export function addDesk(program: Command, terminal: Terminal): void {
  const desk = program
    .command('desk')
    .description("Who works at the organiser's desk in the browser.")
    .addHelpText('after', '\nExample:\n  npm run organiser -- desk people');
  const place = () => ({ origin: terminal.deskOrigin });
  const parts = () => ({ pool: terminal.pool, now: () => terminal.now, acting: null });

  desk
    .command('invite')
    .summary('let somebody in')
    .description(
      'Makes a link that lets somebody come to the desk, for 48 hours and once. Whoever has it comes in as that person: hand it over in person or by a way you trust.',
    )
    .argument('<name>', 'as the journal shall name the person')
    .argument('<email>', 'where the person is reached', readEmail)
    .addOption(
      new Option('--role <role>', 'what the person may do').choices(deskRoles).default('owner'),
    )
    .addHelpText(
      'after',
      '\nExample:\n  npm run organiser -- desk invite "Marta Nowak" marta@example.com',
    )
    .action(async (name: string, email: string, { role }: { role: DeskRole }) => {
      const { data: fitting } = deskName.safeParse(name);
      if (!fitting) throw new Refusal('A name has one line of at most 120 letters.');
      const invited = await invitePerson(parts(), place(), { name: fitting, email, role });
      if (!invited.ok)
        throw new Refusal('Somebody at the desk has this address: `desk link` helps.');
      printLink(invited);
    });

  desk
    .command('link')
    .summary('a new way in for somebody')
    .description(
      'Makes a new link for somebody who lost every passkey or let the first link end. Used, it ends the older passkeys and sessions of that person.',
    )
    .argument('<email>', 'whose', readEmail)
    .addHelpText('after', '\nExample:\n  npm run organiser -- desk link marta@example.com')
    .action(async (email: string) => {
      const person = await findPersonByEmail(terminal.pool, email);
      const linked = person && (await linkPerson(parts(), place(), person.id));
      if (!linked?.ok) throw new Refusal('Nobody at the desk has this address.');
      printLink(linked);
    });

  desk
    .command('people')
    .summary('who works there')
    .description('Shows who works at the desk, as what, and who has left.')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- desk people')
    .action(async ({ json }: { json?: true }) => {
      const people = await listPeople(terminal.pool, terminal.now);
      if (json) return terminal.printJson(people);
      if (people.length === 0) throw new Refusal('Nobody yet: `desk invite` lets the first in.');
      terminal.printTable(columns, people);
    });

  function printLink({ link, endsAt }: DeskLink) {
    terminal.print(link);
    terminal.remark(`Good once, until ${printTime(endsAt)}.`);
  }
}

const columns: readonly TableColumn<ListedPerson>[] = [
  { title: 'name', of: ({ name }) => name },
  { title: 'e-mail', of: ({ email }) => email },
  { title: 'role', of: ({ role }) => role },
  { title: 'passkeys', of: ({ passkeys }) => passkeys },
  { title: 'last signed in', of: ({ seenAt }) => seenAt && printTime(seenAt) },
  { title: 'left', of: ({ endedAt }) => endedAt && printTime(endedAt) },
];
