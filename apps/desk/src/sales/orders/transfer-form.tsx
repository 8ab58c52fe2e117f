import { useForm } from 'react-hook-form';
import { formatOrderNumber } from '@kongres/content/format/order-number';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskOrder } from '@kongres/contract/desk/sales/orders';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { emailPattern } from '../../components/email-pattern.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';

interface TransferRequest {
  email: string;
  language: string;
}

/** Transfers the ticket; the invoice stays with the buyer. */
export function TransferForm({ order: { number, language } }: { order: DeskOrder }) {
  const { texts } = useTexts();
  const { register, handleSubmit, formState } = useForm<TransferRequest>({
    defaultValues: { email: '', language },
  });
  const transfer = useDeskMutation<TransferRequest & { number: number }, object>(
    'transferTicket',
    () => {},
  );
  return (
    <Disclosure title={texts.orders.transfer}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) =>
          void handleSubmit((values) =>
            transfer.mutate({ ...values, number, email: values.email.trim() }),
          )(event)
        }
      >
        <Field
          label={texts.orders.newHolder}
          hint={texts.orders.transferHint}
          type="email"
          autoComplete="off"
          maxLength={254}
          error={formState.errors.email && texts.ui.invalidEmail}
          {...register('email', { required: true, pattern: emailPattern })}
        />
        <SelectField label={texts.orders.language} {...register('language')}>
          {languages.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <button type="submit" className="small main" aria-disabled={transfer.isBusy}>
          {texts.orders.submitTransfer}
        </button>
        <ErrorNotice error={transfer.error} />
        <p role="status">{transfer.data && texts.orders.transferDone}</p>
      </form>
      {transfer.question && (
        <ConfirmDialog
          question={fillText(texts.orders.confirmTransfer, {
            number: formatOrderNumber(number),
            email: transfer.question.body.email,
          })}
          mutation={transfer}
        />
      )}
    </Disclosure>
  );
}
