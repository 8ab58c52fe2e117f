import * as z from 'zod';

/** A call that may carry the token of its order. */
export const bearerHeaders = z.object({ authorization: z.string().optional() });
