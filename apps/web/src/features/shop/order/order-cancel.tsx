import { useState } from 'react';
import { formatMoment } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import type { OrderResponse } from '@kongres/contract/order';
import { usePhase } from '../../../lib/edition/phase.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { CancelDialog } from './cancel-dialog.tsx';

interface OrderCancelProps {
  order: OrderResponse;
  token: string;
  onCancelled: (order: OrderResponse) => void;
  onTooLate: () => void;
}

const minuteMs = 60_000;

export function OrderCancel({ order, token, onCancelled, onTooLate }: OrderCancelProps) {
  const { cancel } = useTexts('order');
  const { id: code } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const isOver = usePhase() === 'after';
  // An open dialog stays open to show the server's response.
  if (!order.cancelUntil || (isOver && !isOpen)) {
    return <p className="dim">{order.usedAt ? cancel.used.text : cancel.over}</p>;
  }
  // The deadline is midnight; 23:59 makes clear which day is meant.
  const lastMinute = new Date(Date.parse(order.cancelUntil) - minuteMs);
  return (
    <>
      <p>{fillText(cancel.until, { moment: formatMoment(lastMinute, code) })}</p>
      <button
        type="button"
        className={getButtonClass('quiet')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {cancel.button}
      </button>
      {isOpen && (
        <CancelDialog
          order={order}
          token={token}
          onCancelled={onCancelled}
          onClose={({ isTooLate }) => {
            setIsOpen(false);
            if (isTooLate) onTooLate();
          }}
        />
      )}
    </>
  );
}
