import { randomInt } from 'node:crypto';
import { admissions } from '@kongres/content/facts/admissions';
import { pick } from '@kongres/content/facts/collection';
import { phaseAt } from '@kongres/content/facts/phases';
import {
  leastWatchedSeconds,
  type CertificateAnswer,
  type CertificateKind,
} from '@kongres/contract/certificate';
import type { Context } from '../../platform/context.ts';
import { inTransaction, type Connection } from '../../platform/db/connection.ts';
import { inOneLine } from '../../platform/texts/one-line.ts';
import { lockOrder } from '../../sales/orders/order-queries.ts';
import type { Order } from '../../sales/orders/order.ts';
import { readAttendance } from '../../live/room-access/attendance-queries.ts';
import { insertCertificate, listCertificates, readIsGranted } from './certificate-queries.ts';

/** Two letters at least that our fonts have: a blank certificate would be anybody's. */
const printed = /(?:[\p{Script=Latin}\p{Script=Cyrillic}].*){2}/u;

type CertificateContext = Pick<Context, 'pool' | 'edition'>;

export type DrawnCertificates =
  | { ok: true; answer: CertificateAnswer }
  | { ok: false; code: 'too_early' | 'ticket_ended' | 'nothing_watched' | 'invalid_request' };

/** What a ticket's certificates are drawn from, and those that are there; a grant that came later is drawn too. */
export async function readCertificates(
  { pool }: Pick<Context, 'pool'>,
  { id }: Pick<Order, 'id'>,
): Promise<CertificateAnswer> {
  return await inTransaction(pool, (tx) => answerOf(tx, id));
}

/**
 * Draws the certificates of a ticket once the congress is over, from the hours that were measured and with the name that
 * is typed once: whoever asks again has those that are there.
 */
export async function drawCertificates(
  { pool, edition }: CertificateContext,
  { id }: Pick<Order, 'id'>,
  typed: string,
): Promise<DrawnCertificates> {
  const name = inOneLine(typed);
  if (!printed.test(name)) return { ok: false, code: 'invalid_request' };
  if (phaseAt(edition.now()) !== 'after') return { ok: false, code: 'too_early' };
  return await inTransaction(pool, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.state !== 'paid') return { ok: false, code: 'ticket_ended' };
    const [first] = await listCertificates(tx, id);
    const seconds = first?.seconds ?? (await readAttendance(tx, id));
    const total = seconds.reduce((sum, watched) => sum + watched, 0);
    if (total < leastWatchedSeconds) return { ok: false, code: 'nothing_watched' };
    await draw(tx, id, { kind: 'attendance', name: first?.name ?? name, seconds });
    return { ok: true, answer: await answerOf(tx, id) };
  });
}

async function answerOf(tx: Connection, orderId: string): Promise<CertificateAnswer> {
  const [first] = await listCertificates(tx, orderId);
  if (first && (await readIsGranted(tx, orderId))) {
    await draw(tx, orderId, { ...first, kind: 'praktyk' });
  }
  const certificates = await listCertificates(tx, orderId);
  return {
    name: first?.name ?? null,
    seconds: first?.seconds ?? (await readAttendance(tx, orderId)),
    certificates: certificates.map(({ kind, code }) => ({ kind, code })),
  };
}

async function draw(
  tx: Connection,
  orderId: string,
  certificate: { kind: CertificateKind; name: string; seconds: number[] },
): Promise<void> {
  await insertCertificate(tx, orderId, { ...certificate, code: newCode() });
}

/** Whether a ticket has the second certificate among what it was sold with. */
export function canBePraktyk(ticket: Order['ticket']): boolean {
  const { adds, includes } = pick(admissions, ticket);
  return [...adds, ...includes].includes('praktyk-certificate');
}

/** Without letters that are read as others; sixty bits, so nobody guesses one. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${group()}-${group()}-${group()}`;
}

/** As it is written down, from however somebody has typed it. */
export function codeOf(typed: string): string {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[ -]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return plain.replace(/^(.{4})(.{4})(.{4})$/, '$1-$2-$3');
}
