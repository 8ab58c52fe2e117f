import * as z from 'zod';

export const emptyResponse = z.object({});
