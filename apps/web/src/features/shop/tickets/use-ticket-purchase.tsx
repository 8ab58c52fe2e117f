import { lazy, Suspense, useState } from 'react';
import type { TicketPlan } from './ticket-plans.server.ts';

const loadDialog = () => import('./purchase-dialog.tsx');
const PurchaseDialog = lazy(loadDialog);

/** The dialog for the chosen ticket; its code comes when a visitor reaches for a button. */
export function useTicketPurchase() {
  const [chosen, setChosen] = useState<{ ticket: TicketPlan; opening: number } | null>(null);

  /** Every opening is one of its own: the end of an earlier one must not close it. */
  function choose(ticket: TicketPlan) {
    setChosen((before) => ({ ticket, opening: (before?.opening ?? 0) + 1 }));
  }

  function close(opening: number) {
    setChosen((now) => (now?.opening === opening ? null : now));
  }

  return {
    choose,
    prepare: () => void loadDialog(),
    dialog: chosen && (
      <Suspense fallback={null}>
        <PurchaseDialog
          key={chosen.opening}
          ticket={chosen.ticket}
          onClose={() => close(chosen.opening)}
        />
      </Suspense>
    ),
  };
}
