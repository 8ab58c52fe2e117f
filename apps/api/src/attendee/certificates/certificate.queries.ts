import type { CertificateKind } from '@kongres/contract/certificate';
import type { Connection } from '../../platform/db/connection.ts';

export interface CertificateRow {
  kind: CertificateKind;
  code: string;
  name: string;
  seconds: number[];
  issuedAt: Date;
}

const columns = 'c.kind, c.code, c.name, c.seconds, c.issued_at as "issuedAt"';

/** Attendance first. */
export async function listCertificates(db: Connection, orderId: string): Promise<CertificateRow[]> {
  const { rows } = await db.query<CertificateRow>(
    `select ${columns} from certificate c where c.order_id = $1 order by c.kind`,
    [orderId],
  );
  return rows;
}

/** Only while the order is paid. */
export async function findCertificate(
  db: Connection,
  code: string,
): Promise<CertificateRow | null> {
  const { rows } = await db.query<CertificateRow>(
    `select ${columns} from certificate c join orders o on o.id = c.order_id
      where c.code = $1 and o.state = 'paid'`,
    [code],
  );
  return rows[0] ?? null;
}

export async function insertCertificate(
  tx: Connection,
  orderId: string,
  { kind, code, name, seconds }: Omit<CertificateRow, 'issuedAt'>,
): Promise<void> {
  await tx.query(
    `insert into certificate (code, order_id, kind, name, seconds) values ($1, $2, $3, $4, $5)
      on conflict (order_id, kind) do nothing`,
    [code, orderId, kind, name, seconds],
  );
}

export async function eraseCertificates(tx: Connection, orderId: string): Promise<void> {
  await tx.query('delete from certificate where order_id = $1', [orderId]);
  await tx.query('delete from praktyk_grant where order_id = $1', [orderId]);
}

export async function hasPraktykGrant(db: Connection, orderId: string): Promise<boolean> {
  const { rowCount } = await db.query('select from praktyk_grant where order_id = $1', [orderId]);
  return rowCount === 1;
}

export async function setPraktykGrant(
  db: Connection,
  orderId: string,
  isOn: boolean,
): Promise<void> {
  await db.query(
    isOn
      ? 'insert into praktyk_grant (order_id) values ($1) on conflict do nothing'
      : 'delete from praktyk_grant where order_id = $1',
    [orderId],
  );
}
