import * as z from 'zod/mini';

/** The server's rule for an address; 254 is as long as one may be. */
export const purchaseRequest = z.object({
  email: z.string().check(z.trim(), z.maxLength(254), z.email()),
});

export type PurchaseRequest = z.infer<typeof purchaseRequest>;

/** A client must survive an answer without the address; the specification has a notice for it. */
export const purchaseAnswer = z.object({ url: z.optional(z.string()) });

/** Where a buyer may be sent to pay. */
export const checkoutOrigins = ['https://checkout.stripe.com'];
