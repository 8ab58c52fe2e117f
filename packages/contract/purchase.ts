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

/** Where the gross price travels that the buyer was shown, in the smallest coin. */
export const shownPriceHeader = 'Shown-Price';

/**
 * Nothing was bought: sold out, closed, another price by now (`grossMinor`), or a key whose order has
 * been paid or is being paid (`state`).
 */
export const purchaseConflict = z.extend(problem, {
  grossMinor: z.optional(z.int()),
  state: z.optional(z.string()),
});

/** Asks for work before a ticket is held, and brings it along. */
export const workRequired = z.extend(problem, { challenge: proofChallenge });

/** Where a buyer may be sent to pay. */
export const checkoutOrigins = ['https://checkout.stripe.com'];
