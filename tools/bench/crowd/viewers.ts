import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { roomAccessResponse } from '@kongres/contract/room-access';
import { congressRenewSeatPath } from '@kongres/contract/paths';
import type { Attendee } from './attendees.ts';
import { toClientAddress, toRenewalBody } from './renew.ts';

export interface ViewerResults {
  viewers: number;
  files: number;
  missed: Map<number, number>;
  renewals: number;
  refusedRenewals: number;
}

const playlistIntervalMs = 2000;
const retryMs = 10_000;

export async function simulateViewers(
  origin: string,
  people: readonly Attendee[],
  { room, seconds }: { room: string; seconds: number },
): Promise<ViewerResults> {
  const results: ViewerResults = {
    viewers: people.length,
    files: 0,
    missed: new Map(),
    renewals: 0,
    refusedRenewals: 0,
  };
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    people.map(async (person, n) => {
      await sleep((n / people.length) * playlistIntervalMs);
      const stream = { path: '' };
      const renewing = renewSeatRepeatedly(origin, person, { n, room, until, stream, results });
      while (performance.now() < until) {
        if (stream.path) {
          const { status } = await sendRequest(origin, `${stream.path}main.m3u8`, {
            address: toClientAddress(n),
          });
          results.files += 1;
          if (status !== 200) results.missed.set(status, (results.missed.get(status) ?? 0) + 1);
        }
        await sleep(playlistIntervalMs);
      }
      await renewing;
    }),
  );
  return results;
}

interface ViewerSession {
  n: number;
  room: string;
  until: number;
  stream: { path: string };
  results: ViewerResults;
}

async function renewSeatRepeatedly(
  origin: string,
  person: Attendee,
  { n, room, until, stream, results }: ViewerSession,
) {
  while (performance.now() < until) {
    const { status, text } = await sendRequest(origin, congressRenewSeatPath, {
      address: toClientAddress(n),
      token: person.token,
      body: toRenewalBody(person, room),
    });
    const inside = status === 200 ? roomAccessResponse.parse(JSON.parse(text)) : null;
    if (inside?.path) stream.path = inside.path;
    if (inside) results.renewals += 1;
    else results.refusedRenewals += 1;
    const pause = inside ? inside.renewAfterSeconds * 1000 : retryMs;
    await sleep(Math.min(pause, Math.max(0, until - performance.now())));
  }
}

function sendRequest(
  origin: string,
  path: string,
  { address, token, body }: { address: string; token?: string; body?: object },
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const sent = request(
      origin + path,
      {
        method: body ? 'POST' : 'GET',
        localAddress: address,
        headers: {
          ...(body && { 'Content-Type': 'application/json' }),
          ...(token && { Authorization: `Bearer ${token}` }),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', () => resolve({ status: 0, text: '' }));
    sent.end(body && JSON.stringify(body));
  });
}
