import { lazy, Suspense, useState } from 'react';
import type { TicketPlan } from './ticket-plans.server.ts';

const loadDialog = () => import('./purchase-dialog.tsx');
const PurchaseDialog = lazy(loadDialog);

/** The dialog is loaded when a visitor hovers or focuses a button. */
export function useTicketPurchase() {
  const [chosen, setChosen] = useState<{ ticket: TicketPlan; opening: number } | null>(null);

  /** Numbered, so that a late close event of an earlier dialog does not close this one. */
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
