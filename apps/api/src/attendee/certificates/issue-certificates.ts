import { randomInt } from 'node:crypto';
import { admissions } from '@kongres/content/facts/admissions';
import { getRow } from '@kongres/content/facts/collection';
import { getPhase } from '@kongres/content/facts/phases';
import {
  minWatchedSeconds,
  type CertificateResponse,
  type CertificateKind,
} from '@kongres/contract/certificate';
import type { Context } from '../../platform/context.ts';
import { inTransaction, type Connection } from '../../platform/db/connection.ts';
import { toSingleLine } from '../../platform/texts/single-line.ts';
import { lockOrder } from '../../sales/orders/order.queries.ts';
import type { Order } from '../../sales/orders/order.ts';
import { readAttendance } from '../../live/room-access/attendance.queries.ts';
import { insertCertificate, listCertificates, hasPraktykGrant } from './certificate.queries.ts';

/** At least two letters that the fonts have, so that no certificate has a blank name. */
const printableNamePattern = /(?:[\p{Script=Latin}\p{Script=Cyrillic}].*){2}/u;

type CertificateContext = Pick<Context, 'pool' | 'edition'>;

export type IssueCertificatesResult =
  | { ok: true; answer: CertificateResponse }
  | { ok: false; code: 'too_early' | 'ticket_ended' | 'nothing_watched' | 'invalid_request' };

/** Also issues the Praktyk certificate if it was granted after the first one. */
export async function readCertificates(
  { pool }: Pick<Context, 'pool'>,
  { id }: Pick<Order, 'id'>,
): Promise<CertificateResponse> {
  return await inTransaction(pool, (tx) => buildCertificateAnswer(tx, id));
}

/**
 * Issues the certificates of a ticket after the congress, from the measured attendance. Idempotent:
 * the first name is kept.
 */
export async function issueCertificates(
  { pool, edition }: CertificateContext,
  { id }: Pick<Order, 'id'>,
  enteredName: string,
): Promise<IssueCertificatesResult> {
  const name = toSingleLine(enteredName);
  if (!printableNamePattern.test(name)) return { ok: false, code: 'invalid_request' };
  if (getPhase(edition.now()) !== 'after') return { ok: false, code: 'too_early' };
  return await inTransaction(pool, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.state !== 'paid') return { ok: false, code: 'ticket_ended' };
    const [first] = await listCertificates(tx, id);
    const seconds = first?.seconds ?? (await readAttendance(tx, id));
    const total = seconds.reduce((sum, watched) => sum + watched, 0);
    if (total < minWatchedSeconds) return { ok: false, code: 'nothing_watched' };
    await insertNewCertificate(tx, id, { kind: 'attendance', name: first?.name ?? name, seconds });
    return { ok: true, answer: await buildCertificateAnswer(tx, id) };
  });
}

async function buildCertificateAnswer(
  tx: Connection,
  orderId: string,
): Promise<CertificateResponse> {
  const [first] = await listCertificates(tx, orderId);
  if (first && (await hasPraktykGrant(tx, orderId))) {
    await insertNewCertificate(tx, orderId, { ...first, kind: 'praktyk' });
  }
  const certificates = await listCertificates(tx, orderId);
  return {
    name: first?.name ?? null,
    seconds: first?.seconds ?? (await readAttendance(tx, orderId)),
    certificates: certificates.map(({ kind, code }) => ({ kind, code })),
  };
}

async function insertNewCertificate(
  tx: Connection,
  orderId: string,
  certificate: { kind: CertificateKind; name: string; seconds: number[] },
): Promise<void> {
  await insertCertificate(tx, orderId, { ...certificate, code: generateCertificateCode() });
}

export function includesPraktykCertificate(ticket: Order['ticket']): boolean {
  const { adds, includes } = getRow(admissions, ticket);
  return [...adds, ...includes].includes('praktyk-certificate');
}

/** Crockford's Base32, without ambiguous letters; twelve of them have 60 bits. */
const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function generateCertificateCode(): string {
  const group = () =>
    Array.from({ length: 4 }, () => codeLetters[randomInt(codeLetters.length)]).join('');
  return `${group()}-${group()}-${group()}`;
}

export function normaliseCertificateCode(typed: string): string {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[ -]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return plain.replace(/^(.{4})(.{4})(.{4})$/, '$1-$2-$3');
}
