import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language.tsx';
import { askSale } from './ask-sale.ts';
import { priceMark } from './price-mark.ts';
import type { TicketPlan } from '../ticket-plans.server.ts';
import type { writtenPrice } from './written-price.ts';

type Written = Partial<Record<string, ReturnType<typeof writtenPrice>>>;

/** The tickets at the prices of now: as the page was built, until the server tells otherwise. */
export function usePlansNow(built: readonly TicketPlan[]): readonly TicketPlan[] {
  const { id: code } = useLanguage();
  const [changed, setChanged] = useState<Written | null>(null);

  useEffect(() => {
    let hasLeft = false;
    async function ask() {
      const { prices } = await askSale();
      const others = prices.filter(
        ([id, price]) => built.find((plan) => plan.id === id)?.mark !== priceMark(price),
      );
      if (others.length === 0) return;
      const { writtenPrice: write } = await import('./written-price.ts');
      if (hasLeft) return;
      setChanged(Object.fromEntries(others.map(([id, price]) => [id, write(price, code)])));
    }
    ask().catch(() => {});
    return () => {
      hasLeft = true;
    };
  }, [built, code]);

  return changed ? built.map((plan) => ({ ...plan, ...changed[plan.id] })) : built;
}
