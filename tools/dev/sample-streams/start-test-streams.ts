import { join } from 'node:path';
import { Client } from 'pg';
import { edition } from '@kongres/content/facts/edition';
import { toIsoInstant } from '@kongres/content/format/date';
import { findProgram } from '../../lib/find-program.ts';
import { inheritedEnvironment } from '../../lib/config.ts';
import type { Processes } from '../../lib/processes.ts';
import { prepareTestStream } from './test-stream.ts';

export function readLiveEnvironment(): NodeJS.ProcessEnv {
  return { EDITION_CLOCK: toIsoInstant(edition.firstDay, '11:00'), ...inheritedEnvironment };
}

const streams = [
  {
    room: 'a',
    hertz: 220,
    captions: {
      language: 'pl',
      name: 'Polski',
      lines: ['To jest próba obrazu i dźwięku.', 'Czytasz napisy z sali A.'],
    },
  },
  {
    room: 'b',
    hertz: 330,
    captions: {
      language: 'en',
      name: 'English',
      lines: ['This is a test of picture and sound.', 'You are reading captions from room B.'],
    },
  },
];

export async function startTestStreams(
  processes: Processes,
  { DATABASE_URL }: { DATABASE_URL: string },
  liveFolder: string,
): Promise<void> {
  for (const { room, ...stream } of streams) {
    const folder = join(liveFolder, room);
    processes.start(
      `stream ${room}`,
      findProgram('ffmpeg'),
      prepareTestStream({ folder, ...stream }),
    );
  }
  await openRooms(
    DATABASE_URL,
    streams.map(({ room }) => room),
  );
}

async function openRooms(connectionString: string, rooms: readonly string[]): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      `insert into live_room (id, source, is_open)
        select unnest($1::text[]), '{"kind": "stream"}'::jsonb, true
        on conflict (id) do update set source = excluded.source, is_open = true`,
      [rooms],
    );
  } finally {
    await client.end();
  }
}
