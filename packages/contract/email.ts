import * as z from 'zod/mini';

/** The server's rule for an address; 254 is as long as one may be. */
export const emailAddress = z.string().check(z.trim(), z.minLength(1), z.maxLength(254), z.email());
