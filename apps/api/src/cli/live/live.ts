import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal.ts';
import { addLiveRooms } from './live-rooms.ts';
import { addLiveSessions } from './live-sessions.ts';
import { addLiveTalk } from './live-talk.ts';
import { addLiveWord } from './live-word.ts';

export function addLive(program: Command, terminal: Terminal): void {
  const live = program
    .command('live')
    .description(
      'Runs the live week: rooms and where their picture comes from, doors, changes of the day, a word to everybody.',
    )
    .addHelpText('after', '\nExample:\n  npm run organiser -- live show');
  addLiveRooms(live, terminal);
  addLiveSessions(live, terminal);
  addLiveTalk(live, terminal);
  addLiveWord(live, terminal);
}
