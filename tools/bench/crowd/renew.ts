import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { congressRenewSeatPath, congressChatPath } from '@kongres/contract/paths';
import type { Attendee } from './attendees.ts';

export interface CallResults {
  answers: number;
  /** By status; 0 is a broken connection. */
  statuses: Map<number, number>;
  p50: number;
  p99: number;
}

export const toRenewalBody = ({ device }: Attendee, room: string) => ({
  device,
  room,
  generation: 1,
});

export const toClientAddress = (n: number) => `127.${1 + (n % 100)}.${Math.floor(n / 100) % 250}.1`;

/** Renews every seat once in `everySeconds`, evenly spread. */
export function renewSeats(
  origin: string,
  people: readonly Attendee[],
  { room, everySeconds, seconds }: { room: string; everySeconds: number; seconds: number },
): Promise<CallResults> {
  const each = people.map((person, n) => ({
    address: toClientAddress(n),
    path: congressRenewSeatPath,
    token: person.token,
    body: toRenewalBody(person, room),
  }));
  return callSteadily(origin, each, { perSecond: people.length / everySeconds, seconds });
}

export function sendMessages(
  origin: string,
  people: readonly Attendee[],
  { room, perSecond, seconds }: { room: string; perSecond: number; seconds: number },
): Promise<CallResults> {
  const each = people.map(({ token }, n) => ({
    address: toClientAddress(n),
    path: congressChatPath,
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
): Promise<CallResults> {
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
      sendRequest(origin, one).then((status) => {
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

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

function sendRequest(origin: string, { address, path, token, body }: Call): Promise<number> {
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
