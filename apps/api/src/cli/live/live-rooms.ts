import type { Command } from 'commander';
import type { Localized } from '@kongres/content/model/fields';
import {
  countInside,
  listRooms,
  saveRoom,
  setDoor,
  type LiveRoom,
} from '../../live/live-queries.ts';
import { addressOf } from '../../live/room-source.ts';
import { jsonOption } from '../terminal/options.ts';
import type { TableColumn } from '../terminal/printed-table.ts';
import { Refusal } from '../terminal/refusal.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { readRoomId, readWords } from './live-options.ts';
import { chosenSource, withSource, type SourceOptions } from './live-source.ts';

interface RoomOptions extends SourceOptions {
  name?: Localized;
  json?: true;
}

/** Rooms, where their picture comes from, and their doors. */
export function addLiveRooms(live: Command, terminal: Terminal): void {
  live
    .command('show')
    .summary('the rooms, their doors and who is inside')
    .description(
      'Shows every room that has a source: open or closed, where its picture comes from, and how many devices are inside.',
    )
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- live show')
    .action((options: { json?: true }) => printRooms(terminal, options));

  withSource(live.command('room'))
    .summary('where a room’s picture comes from')
    .description(
      'Sets the source of a room. A new room is closed. Who is inside follows within a minute. An unlisted YouTube or Vimeo stream is open to whoever has its address; our own stream is not.',
    )
    .argument('<room>', 'its letter in the programme, or gala, or a name of your own', readRoomId)
    .option(
      '--name <language=words>',
      'for a room that the programme does not name, once for each language',
      readWords,
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  npm run organiser -- live room a --stream\n  npm run organiser -- live room tables --link https://meet.example.com/tables --name pl=Stoliki --name en-GB=Tables',
    )
    .action(async (id: string, { name, json, ...options }: RoomOptions) => {
      const rooms = await listRooms(terminal.pool);
      const source = chosenSource(options, rooms.find((room) => room.id === id)?.source);
      await saveRoom(terminal.pool, { id, source, name: name ?? null });
      await printRooms(terminal, { json });
    });

  for (const word of ['open', 'close'] as const) {
    const isOpen = word === 'open';
    live
      .command(word)
      .summary(isOpen ? 'let people into a room' : 'close a room')
      .description(
        isOpen
          ? 'Opens the door of a room: the board offers it within seconds.'
          : 'Closes the door of a room. Who is inside is told at the next renewal, within a minute; our own stream ends for everybody within two.',
      )
      .argument('<room>', 'the room', readRoomId)
      .addOption(jsonOption())
      .addHelpText('after', `\nExample:\n  npm run organiser -- live ${word} a`)
      .action(async (id: string, options: { json?: true }) => {
        if (!(await setDoor(terminal.pool, id, isOpen))) {
          throw new Refusal(`Nobody has set up the room ${id}: live room ${id} --stream does.`);
        }
        await printRooms(terminal, options);
      });
  }
}

type Row = LiveRoom & { inside: number };

async function printRooms(
  terminal: Terminal,
  { json }: { json?: true | undefined },
): Promise<void> {
  const inside = await countInside(terminal.pool, terminal.now);
  const rooms = (await listRooms(terminal.pool)).map((room) => ({
    ...room,
    inside: inside.get(room.id) ?? 0,
  }));
  if (json) return terminal.printJson(rooms);
  if (rooms.length === 0) return terminal.print('No room is set up yet: live room a --stream.');
  terminal.printTable(columns, rooms);
}

const columns: readonly TableColumn<Row>[] = [
  { title: 'room', of: ({ id }) => id },
  { title: 'door', of: ({ isOpen }) => (isOpen ? 'open' : 'closed') },
  { title: 'inside', of: ({ inside }) => inside, isNumber: true },
  { title: 'name', of: ({ name }) => Object.values(name ?? {})[0] ?? null },
  {
    title: 'source',
    of: ({ source }) => (source.kind === 'stream' ? 'our own stream' : addressOf(source)),
    isWhole: true,
  },
];
