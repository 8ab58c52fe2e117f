import { useState } from 'react';
import { formatMoment } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import type { OrderAnswer } from '@kongres/contract/order';
import { usePhase } from '../../../lib/edition/phase.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { buttonClass } from '@kongres/ui/button.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import type { StubWords } from './order-stub.tsx';

interface OrderCancelProps {
  order: OrderAnswer;
  token: string;
  words: StubWords;
  onCancelled: (order: OrderAnswer) => void;
  /** The time ran out meanwhile. */
  onTooLate: () => void;
}

const minuteMs = 60_000;

/** The first step of cancelling: until when, and the way to the second. */
export function OrderCancel({ order, token, words, onCancelled, onTooLate }: OrderCancelProps) {
  const { cancel } = useTexts('order');
  const { id: code } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const isOver = usePhase() === 'after';
  // A dialog that is open stays: the server's answer speaks there.
  if (!order.cancelUntil || (isOver && !isOpen)) {
    return <p className="dim">{order.usedAt ? cancel.used.text : cancel.over}</p>;
  }
  // The end is a midnight; the last minute of the day leaves no doubt which day is meant.
  const last = new Date(Date.parse(order.cancelUntil) - minuteMs);
  return (
    <>
      <p>{fillText(cancel.until, { moment: formatMoment(last, code) })}</p>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {cancel.button}
      </button>
      {isOpen && (
        <CancelDialog
          order={order}
          token={token}
          words={words}
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
