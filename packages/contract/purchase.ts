import * as z from 'zod/mini';
import { emailAddress } from './email.ts';
import { problem } from './problem.ts';
import { proofChallenge } from './proof-of-work.ts';

export const purchaseRequest = z.object({ email: emailAddress });

export type PurchaseRequest = z.infer<typeof purchaseRequest>;

/** The checkout URL may be missing; the client then shows a notice. */
export const purchaseResponse = z.object({ url: z.optional(z.string()) });

/** Carries the solved proof of work as JSON, so that the body stays the same. */
export const proofHeader = 'Proof-Of-Work';

export const proofRequiredProblem = z.extend(problem, { challenge: proofChallenge });

/** Gross price in minor units that the buyer saw; another price is never charged. */
export const displayedPriceHeader = 'Shown-Price';

/** Version of the early-performance consent that the buyer ticked. Optional. */
export const earlyStartHeader = 'Early-Start';

export const priceChangedProblem = z.extend(problem, {
  code: z.literal('price_changed'),
  grossMinor: z.int().check(z.positive()),
});

/** The idempotency key belongs to a finished order. */
export const orderFinishedProblem = z.extend(problem, {
  code: z.literal('order_finished'),
  state: z.string(),
});

export const checkoutOrigins = ['https://checkout.stripe.com'];
