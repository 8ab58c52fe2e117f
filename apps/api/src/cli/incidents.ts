import { InvalidArgumentError, type Command } from 'commander';
import { formatOrderNumber, extractOrderNumber } from '@kongres/content/format/order-number';
import { getIncidentDefinition } from '../platform/incidents/incident-kinds.ts';
import { formatIncidentDetails } from '../platform/incidents/compose-incident-email.ts';
import { listIncidents, type IncidentRow } from '../platform/incidents/incident-list.queries.ts';
import { resolveIncidents } from '../platform/incidents/open-incident.ts';
import type { Terminal } from './terminal/terminal.ts';
import { createJsonOption } from './terminal/options.ts';
import type { TableColumn } from './terminal/printed-table.ts';
import { printTime } from './terminal/printed-value.ts';
import { CommandError } from './terminal/command-error.ts';

export function addIncidentCommands(program: Command, terminal: Terminal): void {
  const incidents = program
    .command('incidents')
    .description('Incidents that need attention.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- incidents');

  incidents
    .command('list', { isDefault: true })
    .summary('list open incidents')
    .description('Lists open incidents, oldest first, with instructions.')
    .option('--all', 'include resolved incidents')
    .addOption(createJsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- incidents list --all')
    .action(async ({ all, json }: { all?: true; json?: true }) => {
      const rows = await listIncidents(terminal.pool, { all });
      if (json) return terminal.printJson(rows.map(toIncidentDocument));
      if (rows.length === 0)
        return terminal.print(all ? 'No incidents.' : 'Nothing needs attention.');
      terminal.printTable(all ? [...columns, resolvedColumn] : columns, rows);
      const openKinds = new Set(rows.filter((row) => !row.resolvedAt).map(({ kind }) => kind));
      for (const { title, description, resolution } of [...openKinds].map(getIncidentDefinition)) {
        terminal.print('', title, description, resolution);
      }
    });

  incidents
    .command('resolve')
    .summary('resolve an incident')
    .description('Resolves an incident, or all incidents of an order.')
    .argument(
      '<id or number>',
      'the id of an incident as listed, or an order such as KAI-1042',
      parseIncidentRef,
    )
    .addOption(createJsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- incidents resolve KAI-1042')
    .action(async (reference: ReturnType<typeof parseIncidentRef>, { json }: { json?: true }) => {
      const rows = await resolveIncidents(terminal.pool, reference);
      if (rows.length === 0)
        throw new CommandError('There is no open incident with this id or order.');
      if (json) return terminal.printJson(rows.map(toIncidentDocument));
      terminal.print(
        ...rows.map(
          (row) => `Resolved: ${getIncidentDefinition(row.kind).title} (${formatSubject(row)})`,
        ),
      );
    });
}

const columns: readonly TableColumn<IncidentRow>[] = [
  { title: 'id', getValue: ({ id }) => id.slice(0, 8) },
  { title: 'opened', getValue: ({ openedAt }) => printTime(openedAt) },
  { title: 'emailed', getValue: ({ emailedAt }) => printTime(emailedAt) || 'not yet' },
  { title: 'incident', getValue: ({ kind }) => getIncidentDefinition(kind).title },
  { title: 'subject', getValue: formatSubject },
  {
    title: 'facts',
    getValue: ({ details: facts }) => formatIncidentDetails(facts).join(', '),
    isUntruncated: true,
  },
];

const resolvedColumn: TableColumn<IncidentRow> = {
  title: 'resolved',
  getValue: ({ resolvedAt }) => printTime(resolvedAt),
};

function formatSubject({ number, subject }: IncidentRow): string {
  return number === null ? subject : formatOrderNumber(number);
}

function toIncidentDocument({ number, ...row }: IncidentRow) {
  const { title, resolution } = getIncidentDefinition(row.kind);
  return { ...row, number: number && formatOrderNumber(number), title, todo: resolution };
}

/** Eight digits may be both; the incident id is tried first. */
function parseIncidentRef(text: string): { id: string | null; number: number | null } {
  const id = /^[\da-f]{8}[\da-f-]{0,28}$/i.test(text) ? text.toLowerCase() : null;
  const number = extractOrderNumber(text);
  if (id === null && number === null) {
    throw new InvalidArgumentError('This is neither an incident id nor an order number.');
  }
  return { id, number };
}
