import type { LanguageCode } from '@kongres/content/facts/languages';
import type { DisplayedPrice } from '@kongres/contract/tickets';
import type { TicketPlan } from '../ticket-plans.server.ts';
import { formatPrice } from './format-price.ts';

/** Applies the server's prices; an invalid price leaves the plan unchanged. */
export function applyPrices(
  plans: readonly TicketPlan[],
  prices: Readonly<Record<string, unknown>>,
  code: LanguageCode,
): TicketPlan[] {
  return plans.map((plan) => {
    const price = prices[plan.id] as Partial<DisplayedPrice> | null | undefined;
    return isPrice(price) ? { ...plan, ...formatPrice(price, code) } : plan;
  });
}

/** Checked by hand: the validation library would be larger than the data. */
function isPrice(price: Partial<DisplayedPrice> | null | undefined): price is DisplayedPrice {
  const { netMinor, originalMinor, lowestMinor } = price ?? {};
  return (
    isMinor(netMinor) &&
    [originalMinor, lowestMinor].every((amount) => amount === null || isMinor(amount))
  );
}

function isMinor(minor: unknown): boolean {
  return Number.isSafeInteger(minor) && Number(minor) > 0;
}
