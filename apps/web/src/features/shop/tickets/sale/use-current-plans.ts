import { useEffect, useState } from 'react';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import type { TicketPlan } from '../ticket-plans.server.ts';
import { fetchTicketSale } from './fetch-ticket-sale.ts';

export function useCurrentPlans(built: readonly TicketPlan[]): readonly TicketPlan[] {
  const { id: code } = useLanguage();
  const [plans, setPlans] = useState(built);

  useEffect(() => {
    async function loadPrices() {
      const prices = (await fetchTicketSale()).prices as Record<string, unknown> | undefined;
      // Usually the built prices are current and nothing more is loaded.
      if (!prices || built.every(({ id, priceKey }) => JSON.stringify(prices[id]) === priceKey))
        return;
      const { applyPrices } = await import('./apply-prices.ts');
      setPlans(applyPrices(built, prices, code));
    }
    loadPrices().catch(() => {});
  }, [built, code]);

  return plans;
}
