import { orderName } from '@kongres/content/format/order-number';
import { fillText } from '@kongres/content/format/marked-text';
import { useState } from 'react';
import type { DeskOrder } from '@kongres/contract/desk/sales/orders';
import { Field } from '@kongres/ui/field.tsx';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { Folded } from '../../components/folded.tsx';
import { formatAmount } from '../../components/format.ts';
import { readAmount, writtenAmount } from '../../components/read-amount.ts';
import { Refusal } from '../../components/refusal.tsx';

interface Part {
  number: number;
  amountMinor: number;
  leftMinor: number;
}

interface RefundFormProps {
  order: DeskOrder;
  leftMinor: number;
  currency: string;
}

/** All of the payment, or less: only all of it ends the ticket. */
export function RefundForm({ order, leftMinor, currency }: RefundFormProps) {
  const { texts, language } = useTexts();
  const { number, email } = order;
  // Until something is typed, all of it.
  const [changed, setChanged] = useState<string | null>(null);
  const typed = changed ?? writtenAmount(leftMinor, language === 'en' ? '.' : ',');
  const [isWrong, setIsWrong] = useState(false);
  const whole = useDeed<{ number: number }, object>('orderRefund', () => {});
  const part = useDeed<Part, object>('orderRefundPart', () => setChanged(null));
  const amount = (minor: number) => formatAmount(minor, currency, language);
  const asked = part.question ?? whole.question;
  const deed = part.question ? part : whole;

  function send() {
    const amountMinor = readAmount(typed);
    const isFitting = amountMinor !== null && amountMinor > 0 && amountMinor <= leftMinor;
    setIsWrong(!isFitting);
    if (!isFitting || whole.isBusy || part.isBusy) return;
    if (amountMinor === leftMinor) whole.act({ number });
    else part.act({ number, amountMinor, leftMinor });
  }

  return (
    <Folded title={texts.orders.refund}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field
          label={fillText(texts.orders.refundAmount, { currency })}
          hint={fillText(texts.orders.refundHint, { amount: amount(leftMinor) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed}
          error={
            isWrong ? fillText(texts.orders.refundWrong, { amount: amount(leftMinor) }) : undefined
          }
          onChange={(event) => setChanged(event.target.value)}
        />
        <button type="submit" className="small danger" aria-disabled={whole.isBusy || part.isBusy}>
          {texts.orders.refundNow}
        </button>
        <Refusal error={whole.refusal ?? part.refusal} />
        <p role="status">{part.answer && texts.orders.partRefunded}</p>
      </form>
      {asked && (
        <AskAgain
          question={fillText(part.question ? texts.orders.askRefundPart : texts.orders.askRefund, {
            amount: amount(part.question?.body.amountMinor ?? leftMinor),
            number: orderName(number),
            email,
          })}
          mutation={deed}
        />
      )}
    </Folded>
  );
}
