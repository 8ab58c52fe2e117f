import * as z from 'zod/mini';
import { ticketIds } from '@kongres/content/facts/tickets';

const ticket = z.enum(ticketIds);
const day = z.iso.date().check(z.regex(/^2\d{3}-/));
const revision = z.int().check(z.nonnegative(), z.maximum(999_999_999));
const id = z.int().check(z.positive(), z.maximum(999_999_999));

export const minNetMinor = 100;
export const maxNetMinor = 9_999_999;

export const pricesResponse = z.object({
  today: day,
  lastDay: day,
  revision,
  tickets: z.array(
    z.object({
      ticket,
      /** Ascending by date; the last one not after `today` is in force. */
      prices: z.array(z.object({ id, since: day, netGrosze: z.int() })),
      /** Price rendered into the pages for visitors without JavaScript. */
      builtNetMinor: z.int(),
    }),
  ),
});
export type DeskPrices = z.infer<typeof pricesResponse>;

export const setPriceRequest = z.object({
  ticket,
  since: day,
  netMinor: z.int().check(z.minimum(minNetMinor), z.maximum(maxNetMinor)),
  revision,
});
export const withdrawPriceRequest = z.object({ id, revision });
