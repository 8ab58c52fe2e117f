import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Pool } from '../../src/platform/db/connection.ts';
import type { createDeskClient } from '../desk-client.ts';
import { insertSoldTicket } from '../orders/sold-tickets.ts';
import type { startTestApi } from '../test-api.ts';

export type Shop = Awaited<ReturnType<typeof startTestApi>>;
export type Desk = ReturnType<typeof createDeskClient>;
export type SignedInStaff = Awaited<ReturnType<Desk['signInAs']>>;

interface PreparedRequest {
  body?: unknown;
  query?: string;
}

interface RecordedAction {
  auditActions: readonly string[];
  noAuditReason?: never;
}

interface UnrecordedAction {
  noAuditReason: string;
  auditActions?: never;
}

/** Expected audit log actions in order, or the reason why there are none. */
export type DeskAction = (RecordedAction | UnrecordedAction) & {
  /** Creates what the call needs and returns its request. */
  prepareRequest?: (person: SignedInStaff) => Promise<PreparedRequest> | PreparedRequest;
};

export const readOnly = { noAuditReason: 'read-only' };

export const createUniqueName = (prefix: string) => `${prefix}-${randomUUID().slice(0, 8)}`;

export const createUniqueEmail = () => `${createUniqueName('anna')}@example.com`;

export const insertUniqueSoldTicket = (pool: Pool) =>
  insertSoldTicket(pool, { email: createUniqueEmail() });

export async function readJson<Answer>(answer: Response): Promise<Answer> {
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}
