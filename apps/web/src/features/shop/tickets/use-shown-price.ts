import { useState } from 'react';
import { netOf } from '@kongres/content/facts/price';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import type { TicketPlan } from './ticket-plans.server.ts';
import { writtenPrice } from './sale/written-price.ts';

/** What the dialog says a ticket costs: as on the card, until the server says otherwise. */
export function useShownPrice(ticket: TicketPlan) {
  const { id: code } = useLanguage();
  const [grossMinor, setGrossMinor] = useState(ticket.grossMinor);
  const isChanged = grossMinor !== ticket.grossMinor;
  const told = { netMinor: netOf(grossMinor), originalMinor: null, lowestMinor: null };
  const price = isChanged ? writtenPrice(told, code) : ticket;
  return { price, isChanged, setGrossMinor };
}
