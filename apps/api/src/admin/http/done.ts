import * as z from 'zod';

/** The answer of a call that does something and has nothing to tell. */
export const done = z.object({});
