import { useEffect, useState } from 'react';
import { ticketsPath } from '@kongres/contract/paths';
import type { ShownPrice, TicketsAnswer, TicketState } from '@kongres/contract/tickets';
import { call } from '../../api/call.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { priceMark } from './price-mark.ts';
import type { TicketPlan } from './ticket-plans.server.ts';
import type { writtenPrice as write } from './written-price.ts';

type States = Record<TicketPlan['id'], TicketState>;
type WrittenPrice = ReturnType<typeof write>;
type Told = Partial<Record<keyof TicketsAnswer, unknown>>;

const allOpen: States = { standard: 'open', premium: 'open', vip: 'open' };

/**
 * Which tickets are on sale, and for how much: as the page was built, until the server tells otherwise. If the call
 * fails they show as open, and the purchase itself answers.
 */
export function useSale(built: readonly TicketPlan[]) {
  const { id: code } = useLanguage();
  const [states, setStates] = useState(allOpen);
  const [changed, setChanged] = useState<Partial<Record<TicketPlan['id'], WrittenPrice>>>({});

  useEffect(() => {
    const leaving = new AbortController();
    async function ask() {
      const response = await call(ticketsPath, { signal: leaving.signal });
      if (response.status !== 200) return;
      const answer = (await response.json()) as Told;
      const told = { ...allOpen, ...knownStates(answer) };
      // Most often as built: then nothing has to be drawn again.
      if (Object.values(told).some((state) => state !== 'open')) setStates(told);
      const others = knownPrices(answer).filter(
        ([id, price]) => built.find((plan) => plan.id === id)?.mark !== priceMark(price),
      );
      if (others.length === 0) return;
      const { writtenPrice } = await import('./written-price.ts');
      if (leaving.signal.aborted) return;
      setChanged(Object.fromEntries(others.map(([id, price]) => [id, writtenPrice(price, code)])));
    }
    ask().catch(() => {});
    return () => leaving.abort();
  }, [built, code]);

  return { states, plans: built.map((plan) => ({ ...plan, ...changed[plan.id] })) };
}

const known: readonly unknown[] = ['open', 'sold_out', 'closed'] satisfies TicketState[];

function knownStates(answer: Told): Partial<States> {
  return Object.fromEntries(Object.entries(answer).filter(([, state]) => known.includes(state)));
}

/** Read by hand, because the validator is too heavy for every page: what is no price changes nothing. */
function knownPrices({ prices }: Told): [string, ShownPrice][] {
  const isMinor = (minor: unknown) => Number.isSafeInteger(minor) && Number(minor) > 0;
  return Object.entries(prices ?? {}).filter(
    ([, price]: [string, Partial<ShownPrice> | null]) =>
      isMinor(price?.netMinor) &&
      [price?.originalMinor, price?.lowestMinor].every((minor) => minor === null || isMinor(minor)),
  );
}
