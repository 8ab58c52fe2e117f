import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { edition } from '@kongres/content/facts/edition';
import { instant } from '@kongres/content/format/date';
import { installed } from '../debian/installed.ts';
import { inheritedEnvironment } from '../stack/config.ts';
import { rootFolder } from '../stack/folders.ts';
import type { Processes } from '../stack/processes.ts';
import { testStreamArguments } from './test-stream.ts';

/** The first day of the congress, an hour after it has opened, unless somebody says another time. */
export function liveEnvironment(): NodeJS.ProcessEnv {
  return { EDITION_CLOCK: instant(edition.firstDay, '11:00'), ...inheritedEnvironment };
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

/** Real streams in two rooms, whose doors are opened as a host opens them. */
export function startTestStreams(
  processes: Processes,
  env: Record<string, string>,
  liveFolder: string,
): void {
  for (const { room, ...stream } of streams) {
    const folder = join(liveFolder, room);
    processes.start(
      `stream ${room}`,
      installed('ffmpeg'),
      testStreamArguments({ folder, ...stream }),
    );
    organise(env, ['live', 'room', room, '--stream']);
    organise(env, ['live', 'open', room]);
  }
}

function organise(env: Record<string, string>, args: readonly string[]) {
  execFileSync(process.execPath, [join(rootFolder, 'apps/api/src/organiser.ts'), ...args], {
    env: { ...inheritedEnvironment, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
