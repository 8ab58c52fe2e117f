import { formatOrderNumber } from '@kongres/content/format/order-number';
import { fillText } from '@kongres/content/format/marked-text';
import { useState } from 'react';
import type { DeskOrder } from '@kongres/contract/desk/sales/orders';
import { Field } from '@kongres/ui/field.tsx';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { formatAmount } from '../../components/format.ts';
import { parseAmount, formatAmountInput } from '../../components/amount-input.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';

interface PartialRefundRequest {
  number: number;
  amountMinor: number;
  leftMinor: number;
}

interface RefundFormProps {
  order: DeskOrder;
  leftMinor: number;
  currency: string;
}

/** Full or partial refund; only a full one voids the ticket. */
export function RefundForm({ order, leftMinor, currency }: RefundFormProps) {
  const { texts, language } = useTexts();
  const { number, email } = order;
  // Null until edited: the full amount.
  const [input, setInput] = useState<string | null>(null);
  const amountText = input ?? formatAmountInput(leftMinor, language === 'en' ? '.' : ',');
  const [isInvalid, setIsInvalid] = useState(false);
  const fullRefund = useDeskMutation<{ number: number }, object>('refundOrder', () => {});
  const partialRefund = useDeskMutation<PartialRefundRequest, object>('refundOrderPartially', () =>
    setInput(null),
  );
  const formatRefundAmount = (minor: number) => formatAmount(minor, currency, language);
  const pendingConfirmation = partialRefund.question ?? fullRefund.question;
  const pendingRefund = partialRefund.question ? partialRefund : fullRefund;

  function submit() {
    const amountMinor = parseAmount(amountText);
    const isValid = amountMinor !== null && amountMinor > 0 && amountMinor <= leftMinor;
    setIsInvalid(!isValid);
    if (!isValid || fullRefund.isBusy || partialRefund.isBusy) return;
    if (amountMinor === leftMinor) fullRefund.mutate({ number });
    else partialRefund.mutate({ number, amountMinor, leftMinor });
  }

  return (
    <Disclosure title={texts.orders.refund}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label={fillText(texts.orders.refundAmount, { currency })}
          hint={fillText(texts.orders.refundHint, { amount: formatRefundAmount(leftMinor) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={amountText}
          error={
            isInvalid
              ? fillText(texts.orders.invalidRefundAmount, {
                  amount: formatRefundAmount(leftMinor),
                })
              : undefined
          }
          onChange={(event) => setInput(event.target.value)}
        />
        <button
          type="submit"
          className="small danger"
          aria-disabled={fullRefund.isBusy || partialRefund.isBusy}
        >
          {texts.orders.submitRefund}
        </button>
        <ErrorNotice error={fullRefund.error ?? partialRefund.error} />
        <p role="status">{partialRefund.data && texts.orders.partiallyRefunded}</p>
      </form>
      {pendingConfirmation && (
        <ConfirmDialog
          question={fillText(
            partialRefund.question ? texts.orders.confirmPartialRefund : texts.orders.confirmRefund,
            {
              amount: formatRefundAmount(partialRefund.question?.body.amountMinor ?? leftMinor),
              number: formatOrderNumber(number),
              email,
            },
          )}
          mutation={pendingRefund}
        />
      )}
    </Disclosure>
  );
}
