import { useState } from 'react';
import { removeVat } from '@kongres/content/facts/price';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import type { TicketPlan } from './ticket-plans.server.ts';
import { formatPrice } from './sale/format-price.ts';

/** The price on the card, until the server reports another one. */
export function useDisplayedPrice(ticket: TicketPlan) {
  const { id: code } = useLanguage();
  const [grossMinor, setGrossMinor] = useState(ticket.grossMinor);
  const isChanged = grossMinor !== ticket.grossMinor;
  const changedPrice = { netMinor: removeVat(grossMinor), originalMinor: null, lowestMinor: null };
  const price = isChanged ? formatPrice(changedPrice, code) : ticket;
  return { price, isChanged, setGrossMinor };
}
