import type { Command } from 'commander';
import {
  cancelSession,
  moveSession,
  restoreSession,
  setSessionSource,
} from '../../live/change-session.ts';
import { printTime } from '../terminal/printed-value.ts';
import { Refusal } from '../terminal/refusal.ts';
import type { Terminal } from '../terminal/terminal.ts';
import {
  readMoment,
  readRoomId,
  readSessionId,
  sessionArgument,
  unknownSession,
} from './live-options.ts';
import { chosenSource, withSource, type SourceOptions } from './live-source.ts';

/** What becomes of a session while the week is on. The pages of the programme follow with the next build. */
export function addLiveSessions(live: Command, terminal: Terminal): void {
  live
    .command('move')
    .summary('another time or another room')
    .description(
      'Moves a session while the congress is on: the board shows it within seconds. Times are those of the clocks in Warsaw.',
    )
    .argument(...sessionArgument, readSessionId)
    .option('--starts <moment>', 'such as "2026-02-18 14:30"', readMoment)
    .option('--ends <moment>', 'when it ends', readMoment)
    .option('--room <room>', 'the room it is in now', readRoomId)
    .addHelpText(
      'after',
      '\nExample:\n  npm run organiser -- live move opening --starts "2026-02-16 10:30" --ends "2026-02-16 11:15"',
    )
    .action(
      async (id: string, { starts, ends, room }: { starts?: Date; ends?: Date; room?: string }) => {
        if (!starts !== !ends) throw new Refusal('A new time has a start and an end.');
        if (!starts && !room) throw new Refusal('Where to? --starts and --ends, or --room.');
        check(id, await moveSession(terminal.pool, id, { startsAt: starts, endsAt: ends, room }));
        const time = starts && ends ? ` at ${printTime(starts)}` : '';
        terminal.print(`${id} is moved${time}${room ? ` to room ${room}` : ''}.`);
      },
    );

  withSource(live.command('source'))
    .summary('a picture of its own for one session')
    .description(
      'Lets the picture of one session come from elsewhere than its room’s. It goes along when the session is moved. Who is inside follows within a minute of its start.',
    )
    .argument(...sessionArgument, readSessionId)
    .option('--room', 'from its room again')
    .addHelpText(
      'after',
      '\nExamples:\n  npm run organiser -- live source miss-ai --frame youtube:aqz-KE-bpKQ\n  npm run organiser -- live source miss-ai --room',
    )
    .action(async (id: string, { room, ...options }: SourceOptions & { room?: true }) => {
      if (room) {
        const removed = await setSessionSource(terminal.pool, id, null);
        if (!removed.ok) throw new Refusal(`${id} has no picture of its own.`);
        return terminal.print(`${id} has the picture of its room.`);
      }
      check(id, await setSessionSource(terminal.pool, id, chosenSource(options)));
      terminal.print(`${id} has a picture of its own.`);
    });

  live
    .command('cancel')
    .summary('call a session off')
    .description('Strikes a session from the board. People find it there, and that it is off.')
    .argument(...sessionArgument, readSessionId)
    .addHelpText('after', '\nExample:\n  npm run organiser -- live cancel opening')
    .action(async (id: string) => {
      check(id, await cancelSession(terminal.pool, id));
      terminal.print(`${id} is called off.`);
    });

  live
    .command('restore')
    .summary('as the programme says')
    .description('Takes back what was moved or called off: the session is as in the programme.')
    .argument(...sessionArgument, readSessionId)
    .addHelpText('after', '\nExample:\n  npm run organiser -- live restore opening')
    .action(async (id: string) => {
      check(id, await restoreSession(terminal.pool, id));
      terminal.print(`${id} is as in the programme.`);
    });
}

const refusals = {
  unknown_room: 'There is no such room: neither in the programme nor set up with live room.',
  ends_first: 'It would end before it starts.',
  outside_week: 'That is outside the week of the congress.',
  changed_since: 'Somebody else has just changed it.',
};

function check(id: string, changed: Awaited<ReturnType<typeof moveSession>>): void {
  if (changed.ok) return;
  const { code } = changed;
  throw new Refusal(code === 'not_found' ? unknownSession(id) : refusals[code]);
}
