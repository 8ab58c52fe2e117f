import type { LanguageCode } from '@kongres/content/facts/languages';
import type { ShownPrice } from '@kongres/contract/tickets';
import type { TicketPlan } from '../ticket-plans.server.ts';
import { writtenPrice } from './written-price.ts';

/** Tickets with the prices that were told; one that is no price changes nothing. */
export function pricedAnew(
  plans: readonly TicketPlan[],
  told: Readonly<Record<string, unknown>>,
  code: LanguageCode,
): TicketPlan[] {
  return plans.map((plan) => {
    const price = told[plan.id] as Partial<ShownPrice> | null | undefined;
    return isPrice(price) ? { ...plan, ...writtenPrice(price, code) } : plan;
  });
}

/** Read by hand: the validator would weigh more than all that it reads. */
function isPrice(price: Partial<ShownPrice> | null | undefined): price is ShownPrice {
  const { netMinor, originalMinor, lowestMinor } = price ?? {};
  return (
    isMinor(netMinor) && [originalMinor, lowestMinor].every((one) => one === null || isMinor(one))
  );
}

function isMinor(minor: unknown): boolean {
  return Number.isSafeInteger(minor) && Number(minor) > 0;
}
