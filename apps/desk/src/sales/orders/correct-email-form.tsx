import { formatOrderNumber } from '@kongres/content/format/order-number';
import { fillText } from '@kongres/content/format/marked-text';
import { useForm } from 'react-hook-form';
import type { DeskOrder } from '@kongres/contract/desk/sales/orders';
import { Field } from '@kongres/ui/field.tsx';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { emailPattern } from '../../components/email-pattern.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';

interface CorrectEmailRequest {
  number: number;
  email: string;
}

/** Open by default if an email was not delivered. */
export function CorrectEmailForm({ order }: { order: DeskOrder }) {
  const { texts } = useTexts();
  const { number, email } = order;
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email } });
  const correct = useDeskMutation<CorrectEmailRequest, object>('correctOrderEmail', () => {});
  return (
    <Disclosure
      title={order.isUndeliverable ? texts.orders.bouncedLead : texts.orders.correctEmail}
      isDanger={order.isUndeliverable}
    >
      <form
        className="stack"
        noValidate
        onSubmit={(event) =>
          void handleSubmit((values) => correct.mutate({ number, email: values.email.trim() }))(
            event,
          )
        }
      >
        <Field
          label={texts.orders.newEmail}
          hint={texts.orders.correctEmailHint}
          type="email"
          autoComplete="off"
          maxLength={254}
          error={formState.errors.email && texts.ui.invalidEmail}
          {...register('email', { required: true, pattern: emailPattern })}
        />
        <button type="submit" className="small main" aria-disabled={correct.isBusy}>
          {texts.orders.saveAndSend}
        </button>
        <ErrorNotice error={correct.error} />
        <p role="status">{correct.data && texts.orders.emailCorrected}</p>
      </form>
      {correct.question && (
        <ConfirmDialog
          question={fillText(texts.orders.confirmCorrectEmail, {
            number: formatOrderNumber(number),
            from: email,
            to: correct.question.body.email,
          })}
          mutation={correct}
        />
      )}
    </Disclosure>
  );
}
