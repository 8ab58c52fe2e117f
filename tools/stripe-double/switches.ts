import { Ajv } from 'ajv';
import { Stripe } from 'stripe';
import { type RouteName, routeNames } from './route-names.ts';

type Outage = 'none' | 'error' | 'hang';

export const methodNames = ['card', 'blik', 'p24'] as const;
type MethodName = (typeof methodNames)[number];

const refundAnswers = ['succeeded', 'pending', 'requires_action', 'failed'] as const;

export interface Switches {
  webhookDelayMs: number;
  webhookCopies: number;
  webhookLossRate: number;
  /** Holds up to this number of events and delivers them in random order; 0 keeps the order. */
  webhookShuffle: number;
  /** API version of the shop's webhook endpoint, used for its events. */
  apiVersion: string;
  outage: Outage;
  delayMs: number;
  calls: { [Name in RouteName]?: { delayMs?: number; outage?: Outage } };
  requestsPerSecond: number | null;
  refundAnswer: (typeof refundAnswers)[number];
  inactiveMethods: MethodName[];
  /** Event types of the webhook endpoint, for display only. */
  endpointEvents: string[];
  isEndpointOff: boolean;
  /** Books payments only on the action `book`, so that fees are unknown until then. */
  areFeesLate: boolean;
}

export const defaultSwitches: Readonly<Switches> = {
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

export function readSwitchChange(
  sent: unknown,
): { ok: true; change: Partial<Switches> } | { ok: false; problem: string } {
  if (isChange(sent)) return { ok: true, change: sent };
  const [error] = isChange.errors ?? [];
  return { ok: false, problem: `${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim() };
}
