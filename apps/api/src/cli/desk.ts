import { Option, type Command } from 'commander';
import { visibleName } from '@kongres/contract/desk/visible-text';
import { deskRoles, type DeskRole } from '@kongres/contract/desk/routes';
import {
  inviteStaffMember,
  renewInvitation,
  type InvitationLink,
} from '../admin/staff/change-staff.ts';
import {
  findStaffMemberByEmail,
  listStaff,
  type StaffListRow,
} from '../admin/staff/staff.queries.ts';
import { createJsonOption, parseEmail } from './terminal/options.ts';
import type { TableColumn } from './terminal/printed-table.ts';
import { printTime } from './terminal/printed-value.ts';
import { CommandError } from './terminal/command-error.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Invites the first owner and restores access after all passkeys were lost. */
export function addDeskCommands(program: Command, terminal: Terminal): void {
  const desk = program
    .command('desk')
    .description("Staff members with access to the organiser's desk.")
    .addHelpText('after', '\nExample:\n  npm run organiser -- desk staff');
  const getLinkOptions = () => ({ origin: terminal.deskOrigin });
  const createContext = () => ({ pool: terminal.pool, now: () => terminal.now, actor: null });

  desk
    .command('invite')
    .summary('invite a staff member')
    .description(
      'Prints a link that gives access to the desk, once and within 48 hours. Anyone with the link can sign in as that person, so hand it over securely.',
    )
    .argument('<name>', 'name in the audit log')
    .argument('<email>', 'email address of the person', parseEmail)
    .addOption(
      new Option('--role <role>', 'role of the person').choices(deskRoles).default('owner'),
    )
    .addHelpText(
      'after',
      '\nExample:\n  npm run organiser -- desk invite "Marta Nowak" marta@example.com',
    )
    .action(async (name: string, email: string, { role }: { role: DeskRole }) => {
      const { data: validName } = visibleName.safeParse(name);
      if (!validName) throw new CommandError('A name is one line of at most 120 characters.');
      const invited = await inviteStaffMember(createContext(), getLinkOptions(), {
        name: validName,
        email,
        role,
      });
      if (!invited.ok)
        throw new CommandError(
          'A staff member has this address already. Use `desk link` for a new link.',
        );
      printLink(invited);
    });

  desk
    .command('link')
    .summary('make a new link for a staff member')
    .description(
      'Prints a new link for a staff member who lost all passkeys or whose link has expired. Using it removes their older passkeys and sessions.',
    )
    .argument('<email>', 'email address of the person', parseEmail)
    .addHelpText('after', '\nExample:\n  npm run organiser -- desk link marta@example.com')
    .action(async (email: string) => {
      const person = await findStaffMemberByEmail(terminal.pool, email);
      const linked =
        person && (await renewInvitation(createContext(), getLinkOptions(), person.id));
      if (!linked?.ok) throw new CommandError('No staff member has this address.');
      printLink(linked);
    });

  desk
    .command('staff')
    .summary('list staff members')
    .description('Lists staff members with their roles, including former ones.')
    .addOption(createJsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- desk staff')
    .action(async ({ json }: { json?: true }) => {
      const people = await listStaff(terminal.pool, terminal.now);
      if (json) return terminal.printJson(people);
      if (people.length === 0)
        throw new CommandError(
          'There are no staff members yet. Invite the first with `desk invite`.',
        );
      terminal.printTable(columns, people);
    });

  function printLink({ link, expiresAt: endsAt }: InvitationLink) {
    terminal.print(link);
    terminal.printError(`Valid once, until ${printTime(endsAt)}.`);
  }
}

const columns: readonly TableColumn<StaffListRow>[] = [
  { title: 'name', getValue: ({ name }) => name },
  { title: 'e-mail', getValue: ({ email }) => email },
  { title: 'role', getValue: ({ role }) => role },
  { title: 'passkeys', getValue: ({ passkeys }) => passkeys },
  { title: 'last active', getValue: ({ lastSeenAt: seenAt }) => seenAt && printTime(seenAt) },
  { title: 'left', getValue: ({ deactivatedAt: endedAt }) => endedAt && printTime(endedAt) },
];
