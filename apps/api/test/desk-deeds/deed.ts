import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Pool } from '../../src/platform/db/connection.ts';
import type { deskOf } from '../desk.ts';
import { insertSold } from '../orders/sold-tickets.ts';
import type { startTestApi } from '../test-api.ts';

export type Shop = Awaited<ReturnType<typeof startTestApi>>;
export type Desk = ReturnType<typeof deskOf>;
export type Person = Awaited<ReturnType<Desk['signedInAs']>>;

interface Asked {
  body?: unknown;
  query?: string;
}

/** What a call leaves in the journal, in this order; or nothing, and why that is right. */
export type Deed = ({ leaves: readonly string[] } | { nothing: string }) & {
  /** Makes ready what it is about, and says what somebody would send. */
  prepare?: (person: Person) => Promise<Asked> | Asked;
};

export const reads = { nothing: 'it reads' };

/** A word that nobody else has. */
export const fresh = (word: string) => `${word}-${randomUUID().slice(0, 8)}`;

export const freshEmail = () => `${fresh('anna')}@example.com`;

export const sold = (pool: Pool) => insertSold(pool, { email: freshEmail() });

/** Of a call that was done. */
export async function answerOf<Answer>(answer: Response): Promise<Answer> {
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}
