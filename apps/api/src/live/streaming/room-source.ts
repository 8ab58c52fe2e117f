import * as z from 'zod';
import { pick } from '@kongres/content/facts/collection';
import { streamHosts, type StreamHostId } from '@kongres/content/facts/stream-hosts';

const providers = streamHosts.map(({ id }): StreamHostId => id);

const ownStream = z.strictObject({ kind: z.literal('stream') });

const frame = z
  .strictObject({ kind: z.literal('frame'), provider: z.enum(providers), id: z.string() })
  .refine(({ provider, id }) => pick(streamHosts, provider).ids.test(id), {
    path: ['id'],
    message: 'this host has no such ids',
  });

const link = z
  .strictObject({ kind: z.literal('link'), address: z.string().max(500) })
  .refine(({ address }) => isPlainAddress(address), {
    path: ['address'],
    message: 'it is a whole https address without a name or password',
  });

/** Written as it is read: with two slashes, and nothing that a browser would mend or hide. */
function isPlainAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username || url.password) return false;
  return /^https:\/\/[^/?#@\\\s\p{Cc}\p{Cs}]+(?:[/?#][^\\\s\p{Cc}\p{Cs}]*)?$/u.test(address);
}

/** Where a room's picture comes from. Never markup, and for a frame never an address that somebody typed. */
export const roomSource = z.discriminatedUnion('kind', [ownStream, frame, link]);

export type RoomSource = z.infer<typeof roomSource>;

/** What is not our own, and is opened by a press that names it. */
export type ForeignSource = Exclude<RoomSource, { kind: 'stream' }>;

export function hostOf(source: ForeignSource): string {
  return source.kind === 'frame'
    ? pick(streamHosts, source.provider).host
    : new URL(source.address).host;
}

/** Where a frame or a link leads. */
export function addressOf(source: ForeignSource): string {
  if (source.kind === 'link') return source.address;
  const { before, after } = pick(streamHosts, source.provider);
  return before + source.id + after;
}
