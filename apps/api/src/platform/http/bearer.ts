import * as z from 'zod';

export const bearerHeaders = z.object({ authorization: z.string().optional() });
