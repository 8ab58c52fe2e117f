import * as z from 'zod/mini';

export const healthResponse = z.object({ status: z.literal('ok') });

/** Not ready while the database is unreachable or the process is shutting down. */
export const readyResponse = z.object({ status: z.enum(['ready', 'not_ready']) });
