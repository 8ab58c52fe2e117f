import { useState } from 'react';
import { netOf } from '@kongres/content/facts/price';
import { formatAmount, formatMoney } from '@kongres/content/format/number';
import { useLanguage } from '../../i18n/language.tsx';
import type { TicketPlan } from './ticket-plans.server.ts';

/** What the dialog says a ticket costs: as the page was built, until the server says otherwise. */
export function useShownPrice(ticket: TicketPlan) {
  const { id: code } = useLanguage();
  const [grossMinor, setGrossMinor] = useState(ticket.grossMinor);
  const isChanged = grossMinor !== ticket.grossMinor;
  const net = netOf(grossMinor);
  const price = isChanged
    ? {
        grossMinor,
        gross: formatMoney(grossMinor, code),
        net: formatMoney(net, code),
        amount: formatAmount(net, code),
      }
    : ticket;
  return { price, isChanged, setGrossMinor };
}
