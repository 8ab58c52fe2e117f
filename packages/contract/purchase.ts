import * as z from 'zod/mini';
import { emailAddress } from './email.ts';

export const purchaseRequest = z.object({ email: emailAddress });

export type PurchaseRequest = z.infer<typeof purchaseRequest>;

/** A client must survive an answer without the address; the specification has a notice for it. */
export const purchaseAnswer = z.object({ url: z.optional(z.string()) });

/** Where a buyer may be sent to pay. */
export const checkoutOrigins = ['https://checkout.stripe.com'];
