import { orderName } from '@kongres/content/format/order-number';
import { fillText } from '@kongres/content/format/marked-text';
import { useForm } from 'react-hook-form';
import type { DeskOrder } from '@kongres/contract/desk/sales/orders';
import { Field } from '@kongres/ui/field.tsx';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { emailPattern } from '../../components/email-pattern.ts';
import { Folded } from '../../components/folded.tsx';
import { Refusal } from '../../components/refusal.tsx';

interface Corrected {
  number: number;
  email: string;
}

/** A mistyped address: foremost where a mail came back, otherwise folded away. */
export function CorrectForm({ order }: { order: DeskOrder }) {
  const { texts } = useTexts();
  const { number, email } = order;
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email } });
  const correct = useDeed<Corrected, object>('orderCorrect', () => {});
  return (
    <Folded
      title={order.isUndeliverable ? texts.orders.bouncedLead : texts.orders.correct}
      isBad={order.isUndeliverable}
    >
      <form
        className="stack"
        noValidate
        onSubmit={(event) =>
          void handleSubmit((typed) => correct.act({ number, email: typed.email.trim() }))(event)
        }
      >
        <Field
          label={texts.orders.newEmail}
          hint={texts.orders.correctHint}
          type="email"
          autoComplete="off"
          maxLength={254}
          error={formState.errors.email && texts.ui.invalidEmail}
          {...register('email', { required: true, pattern: emailPattern })}
        />
        <button type="submit" className="small main" aria-disabled={correct.isBusy}>
          {texts.orders.saveAndSend}
        </button>
        <Refusal error={correct.refusal} />
        <p role="status">{correct.answer && texts.orders.corrected}</p>
      </form>
      {correct.question && (
        <AskAgain
          question={fillText(texts.orders.askCorrect, {
            number: orderName(number),
            from: email,
            to: correct.question.body.email,
          })}
          mutation={correct}
        />
      )}
    </Folded>
  );
}
