import * as z from 'zod/mini';

/** Three HTML fragments. `top` may hold the token `{{startYear}}`. */
export const footerResponse = z.object({ top: z.string(), middle: z.string(), bottom: z.string() });

export type FooterResponse = z.infer<typeof footerResponse>;
