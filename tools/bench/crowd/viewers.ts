import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { insideAnswer } from '@kongres/contract/congress';
import { congressRenewPath } from '@kongres/contract/paths';
import type { Person } from './people.ts';
import { addressOf, renewalOf } from './renew.ts';

export interface Watched {
  viewers: number;
  files: number;
  /** Files of the stream that did not come, and why. */
  missed: Map<number, number>;
  renewals: number;
  refusedRenewals: number;
}

const lookMs = 2000;
/** As the page does while nobody answers (visit.ts). */
const retryMs = 10_000;

/** People who watch: each renews as the page does, and fetches the list of the stream again and again. */
export async function watch(
  origin: string,
  people: readonly Person[],
  { room, seconds }: { room: string; seconds: number },
): Promise<Watched> {
  const told: Watched = {
    viewers: people.length,
    files: 0,
    missed: new Map(),
    renewals: 0,
    refusedRenewals: 0,
  };
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    people.map(async (person, n) => {
      await sleep((n / people.length) * lookMs);
      const way = { path: '' };
      const renewing = stayInside(origin, person, { n, room, until, way, told });
      while (performance.now() < until) {
        if (way.path) {
          const { status } = await ask(origin, `${way.path}main.m3u8`, { address: addressOf(n) });
          told.files += 1;
          if (status !== 200) told.missed.set(status, (told.missed.get(status) ?? 0) + 1);
        }
        await sleep(lookMs);
      }
      await renewing;
    }),
  );
  return told;
}

interface Stay {
  n: number;
  room: string;
  until: number;
  way: { path: string };
  told: Watched;
}

async function stayInside(origin: string, person: Person, { n, room, until, way, told }: Stay) {
  while (performance.now() < until) {
    const { status, text } = await ask(origin, congressRenewPath, {
      address: addressOf(n),
      token: person.token,
      body: renewalOf(person, room),
    });
    const inside = status === 200 ? insideAnswer.parse(JSON.parse(text)) : null;
    if (inside?.path) way.path = inside.path;
    if (inside) told.renewals += 1;
    else told.refusedRenewals += 1;
    const pause = inside ? inside.renewAfterSeconds * 1000 : retryMs;
    await sleep(Math.min(pause, Math.max(0, until - performance.now())));
  }
}

function ask(
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
