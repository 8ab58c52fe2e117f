import type { Command } from 'commander';
import type { RoomSource } from '../../live/room-source.ts';
import { Refusal } from '../terminal/refusal.ts';
import { readFrame, readLink } from './live-options.ts';

export interface SourceOptions {
  stream?: true;
  frame?: RoomSource;
  link?: RoomSource;
}

/** The three places that a picture comes from. */
export function withSource(command: Command): Command {
  return command
    .option('--stream', 'our own')
    .option('--frame <host:id>', 'the player of another host, such as youtube:ID', readFrame)
    .option('--link <address>', 'a place elsewhere, such as a meeting room', readLink);
}

/** The one that was named; what was there before, if none was. */
export function chosenSource(
  { stream, frame, link }: SourceOptions,
  known?: RoomSource,
): RoomSource {
  const named = [stream && ({ kind: 'stream' } as const), frame, link].filter(Boolean);
  const source = named[0] ?? known;
  if (source && named.length <= 1) return source;
  throw new Refusal('There is one source: --stream, --frame or --link.');
}
