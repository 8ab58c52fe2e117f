import * as z from 'zod/mini';
import { emailAddress } from './email.ts';
import { problem } from './problem.ts';
import { proofChallenge } from './proof.ts';

export const purchaseRequest = z.object({ email: emailAddress });

export type PurchaseRequest = z.infer<typeof purchaseRequest>;

/** A client must survive an answer without the address; the specification has a notice for it. */
export const purchaseAnswer = z.object({ url: z.optional(z.string()) });

/** Where the work travels that a client with many unpaid tickets does first, as JSON: the body stays the address. */
export const proofHeader = 'Proof-Of-Work';

/** Asks for work before a ticket is held, and brings it along. */
export const workRequired = z.extend(problem, { challenge: proofChallenge });

/** The gross price that the buyer was shown, in minor units: nobody is charged another. */
export const shownPriceHeader = 'Shown-Price';

/**
 * That the buyer agrees to our beginning before the days to withdraw are over: the number of the wording
 * that was ticked. Asked for shortly before the congress only, and nobody is refused for want of it.
 */
export const earlyStartHeader = 'Early-Start';

/** The price is another by now; the buyer decides anew. */
export const priceChanged = z.extend(problem, {
  code: z.literal('price_changed'),
  grossMinor: z.int().check(z.positive()),
});

/** The key belongs to an order that has come to its end: nothing is left to pay. */
export const orderFinished = z.extend(problem, {
  code: z.literal('order_finished'),
  state: z.string(),
});

/** Where a buyer may be sent to pay. */
export const checkoutOrigins = ['https://checkout.stripe.com'];
