import { Ajv } from 'ajv';
import { Stripe } from 'stripe';
import { type RouteName, routeNames } from './route-names.ts';

type Outage = 'none' | 'error' | 'hang';

export const methodNames = ['card', 'blik', 'p24'] as const;
type MethodName = (typeof methodNames)[number];

const refundAnswers = ['succeeded', 'pending', 'requires_action', 'failed'] as const;

/** How badly the outside world behaves; changed while it runs. */
export interface Switches {
  webhookDelayMs: number;
  /** How many times each event is delivered. */
  webhookCopies: number;
  /** 0 to 1; a lost delivery is never retried. */
  webhookLossRate: number;
  /** Holds up to so many events and delivers them in random order; 0 keeps the order. */
  webhookShuffle: number;
  /** The version the shop's endpoint was set up with: events carry it, whatever the SDK speaks. */
  apiVersion: string;
  outage: Outage;
  delayMs: number;
  /** What is so for one kind of request only. */
  calls: { [Name in RouteName]?: { delayMs?: number; outage?: Outage } };
  requestsPerSecond: number | null;
  refundAnswer: (typeof refundAnswers)[number];
  /** Payment methods the account may not use. */
  inactiveMethods: MethodName[];
  /** What the shop's endpoint is told of, as the dashboard shows it; the events are sent whatever stands here. */
  endpointEvents: string[];
  isEndpointOff: boolean;
  /** Whether a payment is booked only when a hand books it: until then nobody can ask for its fee. */
  areFeesLate: boolean;
}

export const calm: Readonly<Switches> = {
  webhookDelayMs: 0,
  webhookCopies: 1,
  webhookLossRate: 0,
  webhookShuffle: 0,
  apiVersion: Stripe.API_VERSION,
  outage: 'none',
  delayMs: 0,
  calls: {},
  requestsPerSecond: null,
  refundAnswer: 'succeeded',
  inactiveMethods: [],
  endpointEvents: ['*'],
  isEndpointOff: false,
  areFeesLate: false,
};

const milliseconds = { type: 'integer', minimum: 0, maximum: 3_600_000 };
const outage = { enum: ['none', 'error', 'hang'] };
const isChange = new Ajv().compile<Partial<Switches>>({
  type: 'object',
  properties: {
    webhookDelayMs: milliseconds,
    webhookCopies: { type: 'integer', minimum: 1, maximum: 100 },
    webhookLossRate: { type: 'number', minimum: 0, maximum: 1 },
    webhookShuffle: { type: 'integer', minimum: 0, maximum: 10_000 },
    apiVersion: { type: 'string', minLength: 1 },
    outage,
    delayMs: milliseconds,
    calls: {
      type: 'object',
      propertyNames: { enum: routeNames },
      additionalProperties: {
        type: 'object',
        properties: { delayMs: milliseconds, outage },
        additionalProperties: false,
      },
    },
    requestsPerSecond: { type: ['integer', 'null'], minimum: 1 },
    refundAnswer: { enum: refundAnswers },
    inactiveMethods: { type: 'array', items: { enum: methodNames } },
    endpointEvents: { type: 'array', items: { type: 'string' } },
    isEndpointOff: { type: 'boolean' },
    areFeesLate: { type: 'boolean' },
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
