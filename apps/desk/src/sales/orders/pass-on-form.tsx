import { useForm } from 'react-hook-form';
import { orderName } from '@kongres/content/format/order-number';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskOrder } from '@kongres/contract/desk/sales/orders';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { emailPattern } from '../../components/email-pattern.ts';
import { Folded } from '../../components/folded.tsx';
import { Refusal } from '../../components/refusal.tsx';

interface PassedOn {
  email: string;
  language: string;
}

/** The ticket for another person; the invoice stays with whoever bought it. */
export function PassOnForm({ order: { number, language } }: { order: DeskOrder }) {
  const { texts } = useTexts();
  const { register, handleSubmit, formState } = useForm<PassedOn>({
    defaultValues: { email: '', language },
  });
  const passOn = useDeed<PassedOn & { number: number }, object>('orderPassOn', () => {});
  return (
    <Folded title={texts.orders.passOn}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) =>
          void handleSubmit((typed) => passOn.act({ ...typed, number, email: typed.email.trim() }))(
            event,
          )
        }
      >
        <Field
          label={texts.orders.newHolder}
          hint={texts.orders.passOnHint}
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
        <button type="submit" className="small main" aria-disabled={passOn.isBusy}>
          {texts.orders.passOnNow}
        </button>
        <Refusal error={passOn.refusal} />
        <p role="status">{passOn.answer && texts.orders.passedOnNow}</p>
      </form>
      {passOn.question && (
        <AskAgain
          question={fillText(texts.orders.askPassOn, {
            number: orderName(number),
            email: passOn.question.body.email,
          })}
          mutation={passOn}
        />
      )}
    </Folded>
  );
}
