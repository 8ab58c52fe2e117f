import { InvalidArgumentError, type Command } from 'commander';
import { setRecording } from '../../library/change-library.ts';
import { listRecordings, removeRecording, type Recording } from '../../library/library-queries.ts';
import { addressOf } from '../../live/room-source.ts';
import { chosenSource, withSource, type SourceOptions } from '../live/live-source.ts';
import { readSessionId, sessionArgument, unknownSession } from '../live/live-options.ts';
import { jsonOption } from '../terminal/options.ts';
import type { TableColumn } from '../terminal/printed-table.ts';
import { Refusal } from '../terminal/refusal.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Recordings of sessions: where each is, and how long. */
export function addRecording(program: Command, terminal: Terminal): void {
  const recording = program
    .command('recording')
    .description('Recordings of sessions, for whoever has a ticket.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- recording show');

  recording
    .command('show')
    .summary('which there are')
    .description('Shows every recording: its length, where it is, and whether it is a workshop’s.')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- recording show')
    .action((options: { json?: true }) => printRecordings(terminal, options));

  withSource(recording.command('set'))
    .summary('where a recording is')
    .description(
      'Puts a recording on the congress page, at once and without a mail. Those of workshops are for the tickets that have them. Our own lies in the folder recordings/SESSION beside the streams; an unlisted video of another host is open to whoever has its address.',
    )
    .argument(...sessionArgument, readSessionId)
    .requiredOption('--minutes <number>', 'how long it is', readMinutes)
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  npm run organiser -- recording set miss-ai --stream --minutes 180\n  npm run organiser -- recording set roast-ai --frame youtube:aqz-KE-bpKQ --minutes 120',
    )
    .action(
      async (
        session: string,
        { minutes, json, ...options }: SourceOptions & { minutes: number; json?: true },
      ) => {
        const source = chosenSource(options);
        const set = await setRecording(terminal.pool, { session, source, seconds: minutes * 60 });
        if (!set.ok) throw new Refusal(unknownSession(session));
        await printRecordings(terminal, { json });
      },
    );

  recording
    .command('remove')
    .summary('take a recording away')
    .description(
      'Takes a recording from the congress page. Who is watching our own is out within two minutes.',
    )
    .argument(...sessionArgument, readSessionId)
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- recording remove miss-ai')
    .action(async (session: string, options: { json?: true }) => {
      if (!(await removeRecording(terminal.pool, session))) {
        throw new Refusal(`There is no recording of ${session}.`);
      }
      await printRecordings(terminal, options);
    });
}

function readMinutes(text: string): number {
  const minutes = Number(text);
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= 1440) return minutes;
  throw new InvalidArgumentError('Whole minutes, at most a day.');
}

async function printRecordings(
  terminal: Terminal,
  { json }: { json?: true | undefined },
): Promise<void> {
  const rows = await listRecordings(terminal.pool);
  if (json) return terminal.printJson(rows);
  if (rows.length === 0) return terminal.print('There is no recording yet.');
  terminal.printTable(columns, rows);
}

const columns: readonly TableColumn<Recording>[] = [
  { title: 'session', of: ({ session }) => session, isWhole: true },
  { title: 'minutes', of: ({ seconds }) => Math.round(seconds / 60), isNumber: true },
  { title: 'workshop', of: ({ isWorkshop }) => (isWorkshop ? 'yes' : 'no') },
  {
    title: 'source',
    of: ({ source }) => (source.kind === 'stream' ? 'our own' : addressOf(source)),
    isWhole: true,
  },
];
