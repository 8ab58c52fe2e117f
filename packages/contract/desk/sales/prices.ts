import * as z from 'zod/mini';
import { ticketIds } from '@kongres/content/facts/tickets';

const ticket = z.enum(ticketIds);
const day = z.iso.date().check(z.regex(/^2\d{3}-/));
const revision = z.int().check(z.nonnegative(), z.maximum(999_999_999));
const id = z.int().check(z.positive(), z.maximum(999_999_999));

/** From one złoty to below a hundred thousand: beyond them somebody has mistyped. */
export const leastNetMinor = 100;
export const mostNetMinor = 9_999_999;

export const pricesAnswer = z.object({
  /** Where the congress is, by the edition's clock. */
  today: day,
  /** Nothing is sold after this day. */
  lastDay: day,
  /** Goes up with every change of a price. */
  revision,
  tickets: z.array(
    z.object({
      ticket,
      /** The earliest first; of those whose day has come the last one is in force. */
      prices: z.array(z.object({ id, since: day, netGrosze: z.int() })),
      /** What the pages say where no script runs: as the site was built. */
      builtNetMinor: z.int(),
    }),
  ),
});
export type DeskPrices = z.infer<typeof pricesAnswer>;

export const priceSetRequest = z.object({
  ticket,
  since: day,
  netMinor: z.int().check(z.minimum(leastNetMinor), z.maximum(mostNetMinor)),
  revision,
});
export const priceWithdrawRequest = z.object({ id, revision });
