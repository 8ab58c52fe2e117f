import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { congressRenewPath, congressTalkPath } from '@kongres/contract/paths';
import type { Person } from './people.ts';

export interface Called {
  answers: number;
  /** By status; 0 where the connection broke. */
  statuses: Map<number, number>;
  p50: number;
  p99: number;
}

export const renewalOf = ({ device }: Person, room: string) => ({ device, room, generation: 1 });

/** All of 127.0.0.0/8 is this machine: each person comes from an address of their own. */
export const addressOf = (n: number) => `127.${1 + (n % 100)}.${Math.floor(n / 100) % 250}.1`;

/** Every person says that they are inside, once in `everySeconds`, evenly spread. */
export function renewAll(
  origin: string,
  people: readonly Person[],
  { room, everySeconds, seconds }: { room: string; everySeconds: number; seconds: number },
): Promise<Called> {
  const each = people.map((person, n) => ({
    address: addressOf(n),
    path: congressRenewPath,
    token: person.token,
    body: renewalOf(person, room),
  }));
  return callSteadily(origin, each, { perSecond: people.length / everySeconds, seconds });
}

/** People write into the chat, so many a second. */
export function chat(
  origin: string,
  people: readonly Person[],
  { room, perSecond, seconds }: { room: string; perSecond: number; seconds: number },
): Promise<Called> {
  const each = people.map(({ token }, n) => ({
    address: addressOf(n),
    path: congressTalkPath,
    token,
    body: { room, kind: n % 5 === 0 ? 'question' : 'chat', text: `${n}?`, author: '' },
  }));
  return callSteadily(origin, each, { perSecond, seconds });
}

interface Call {
  address: string;
  path: string;
  token: string;
  body: object;
}

async function callSteadily(
  origin: string,
  calls: readonly Call[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Called> {
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const open: Promise<void>[] = [];
  const started = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = started + (n * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 2) await sleep(early);
    const one = calls[n % calls.length];
    if (!one) break;
    const sent = performance.now();
    open.push(
      post(origin, one).then((status) => {
        times.push(performance.now() - sent);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
    );
  }
  await Promise.all(open);
  const sorted = times.toSorted((a, b) => a - b);
  const slowest = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { answers: times.length, statuses, p50: slowest(0.5), p99: slowest(0.99) };
}

/** A connection of its own each time, as after forty seconds of silence. */
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

function post(origin: string, { address, path, token, body }: Call): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(
      origin + path,
      {
        agent,
        method: 'POST',
        localAddress: address,
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', () => resolve(0));
    sent.end(JSON.stringify(body));
  });
}
