import * as z from 'zod';
import { getRow } from '@kongres/content/facts/collection';
import { streamHosts, type StreamHostId } from '@kongres/content/facts/stream-hosts';

const providers = streamHosts.map(({ id }): StreamHostId => id);

const streamSource = z.strictObject({ kind: z.literal('stream') });

const frameSource = z
  .strictObject({ kind: z.literal('frame'), provider: z.enum(providers), id: z.string() })
  .refine(({ provider, id }) => getRow(streamHosts, provider).ids.test(id), {
    path: ['id'],
    message: 'invalid id for this provider',
  });

const linkSource = z
  .strictObject({ kind: z.literal('link'), address: z.string().max(500) })
  .refine(({ address }) => isPlainHttpsUrl(address), {
    path: ['address'],
    message: 'must be an https URL without credentials',
  });

/** Rejects credentials and anything that a browser would rewrite or hide. */
function isPlainHttpsUrl(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username || url.password) return false;
  return /^https:\/\/[^/?#@\\\s\p{Cc}\p{Cs}]+(?:[/?#][^\\\s\p{Cc}\p{Cs}]*)?$/u.test(address);
}

/** Accepts no markup; a frame is identified by provider and id, not by URL. */
export const roomSourceSchema = z.discriminatedUnion('kind', [
  streamSource,
  frameSource,
  linkSource,
]);

export type RoomSource = z.infer<typeof roomSourceSchema>;

/** Loaded only after the attendee confirms, because it contacts another host. */
export type ExternalSource = Exclude<RoomSource, { kind: 'stream' }>;

export function getSourceHost(source: ExternalSource): string {
  return source.kind === 'frame'
    ? getRow(streamHosts, source.provider).host
    : new URL(source.address).host;
}

export function getSourceUrl(source: ExternalSource): string {
  if (source.kind === 'link') return source.address;
  const { before, after } = getRow(streamHosts, source.provider);
  return before + source.id + after;
}
