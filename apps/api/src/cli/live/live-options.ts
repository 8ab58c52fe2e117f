import { InvalidArgumentError } from 'commander';
import { edition } from '@kongres/content/facts/edition';
import { streamHosts } from '@kongres/content/facts/stream-hosts';
import type { Localized } from '@kongres/content/model/fields';
import { roomId } from '@kongres/contract/congress';
import { inOneLine } from '../../live/one-line.ts';
import { mostLetters } from '../../live/plain-words.ts';
import { roomSource, type RoomSource } from '../../live/room-source.ts';
import { wallMoment } from '../../live/wall-moment.ts';
import { readLanguage } from '../terminal/options.ts';

export function readRoomId(text: string): string {
  const { data } = roomId.safeParse(text.toLowerCase());
  if (data) return data;
  throw new InvalidArgumentError('A room has small letters, digits and dashes: a, gala, tables.');
}

export const sessionArgument = [
  '<session>',
  'the last part of its address in the programme',
] as const;

export function readSessionId(text: string): string {
  if (/^[a-z0-9-]{1,120}$/.test(text)) return text;
  throw new InvalidArgumentError(
    'A session goes by the last part of its address: program/sesja/opening is opening.',
  );
}

/** `pl=Stoliki`, one after the other. */
export function readWords(text: string, before: Localized = {}): Localized {
  const [, language, typed = ''] = /^([\w-]+)=(.*)$/s.exec(text) ?? [];
  const words = inOneLine(typed);
  if (!language || !words) {
    throw new InvalidArgumentError('Words are written with their language: "pl=Stoliki".');
  }
  if (words.length > mostLetters) {
    throw new InvalidArgumentError(`That is longer than ${mostLetters} characters.`);
  }
  return { ...before, [readLanguage(language)]: words };
}

/** `youtube:dQw4w9WgXcQ`. */
export function readFrame(text: string): RoomSource {
  const [provider, id] = text.split(/:(.*)/s);
  const { data } = roomSource.safeParse({ kind: 'frame', provider, id });
  if (data) return data;
  const known = streamHosts.map((host) => host.id);
  throw new InvalidArgumentError(
    `A frame is a host and its id, such as youtube:aqz-KE-bpKQ; hosts: ${known.join(', ')}.`,
  );
}

export function readLink(address: string): RoomSource {
  const { data } = roomSource.safeParse({ kind: 'link', address });
  if (data) return data;
  throw new InvalidArgumentError('A link is a whole https address, without a name or password.');
}

export function readAddress(text: string): string {
  const source = readLink(text);
  return source.kind === 'link' ? source.address : text;
}

export function unknownSession(session: string): string {
  return `The programme has no session ${session}. Is it published, and does CONTENT_DIR name its folder?`;
}

/** A moment of the congress, as its clocks show it: `2026-02-18 14:30`. */
export function readMoment(text: string): Date {
  const moment = wallMoment(text);
  if (moment) return moment;
  throw new InvalidArgumentError(
    `A moment is written like "2026-02-18 14:30", by the clocks in ${edition.timeZone}.`,
  );
}
