import { useEffect, useState } from 'react';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import type { TicketPlan } from '../ticket-plans.server.ts';
import { askSale } from './ask-sale.ts';

/** The tickets at the prices of now: as the page was built, until the server tells otherwise. */
export function usePlansNow(built: readonly TicketPlan[]): readonly TicketPlan[] {
  const { id: code } = useLanguage();
  const [plans, setPlans] = useState(built);

  useEffect(() => {
    async function ask() {
      const prices = (await askSale()).prices as Record<string, unknown> | undefined;
      // Most often as built: then nothing more has to be brought here.
      if (!prices || built.every(({ id, mark }) => JSON.stringify(prices[id]) === mark)) return;
      const { pricedAnew } = await import('./priced-anew.ts');
      setPlans(pricedAnew(built, prices, code));
    }
    ask().catch(() => {});
  }, [built, code]);

  return plans;
}
