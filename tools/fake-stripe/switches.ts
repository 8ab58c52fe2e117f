import { Ajv } from 'ajv';

/** How badly the outside world behaves; changed while it runs. */
export interface Switches {
  webhookDelayMs: number;
  /** How many times each event is delivered. */
  webhookCopies: number;
  /** 0 to 1; a lost delivery is never retried. */
  webhookLossRate: number;
  /** Holds up to so many events and delivers them in random order; 0 keeps the order. */
  webhookShuffle: number;
  outage: 'none' | 'error' | 'hang';
  delayMs: number;
  requestsPerSecond: number | null;
}

export const calm: Readonly<Switches> = {
  webhookDelayMs: 0,
  webhookCopies: 1,
  webhookLossRate: 0,
  webhookShuffle: 0,
  outage: 'none',
  delayMs: 0,
  requestsPerSecond: null,
};

const milliseconds = { type: 'integer', minimum: 0, maximum: 3_600_000 };
const isChange = new Ajv().compile<Partial<Switches>>({
  type: 'object',
  properties: {
    webhookDelayMs: milliseconds,
    webhookCopies: { type: 'integer', minimum: 1, maximum: 100 },
    webhookLossRate: { type: 'number', minimum: 0, maximum: 1 },
    webhookShuffle: { type: 'integer', minimum: 0, maximum: 10_000 },
    outage: { enum: ['none', 'error', 'hang'] },
    delayMs: milliseconds,
    requestsPerSecond: { type: ['integer', 'null'], minimum: 1 },
  },
  additionalProperties: false,
});

/** The change a test asked for, or what is wrong with it. */
export function readSwitchChange(
  sent: unknown,
): { ok: true; change: Partial<Switches> } | { ok: false; problem: string } {
  if (isChange(sent)) return { ok: true, change: sent };
  const [error] = isChange.errors ?? [];
  return { ok: false, problem: `${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim() };
}
