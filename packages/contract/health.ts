import * as z from 'zod/mini';

export const healthAnswer = z.object({ status: z.literal('ok') });

/** Whether requests should be sent here: not while the database is away or the process is ending. */
export const readyAnswer = z.object({ status: z.enum(['ready', 'not_ready']) });
