import { Field } from '@kongres/ui/field.tsx';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { readAmount } from '../../components/read-amount.ts';

export interface InvoiceFields {
  netMinor: number | undefined;
  company: string;
  taxId: string;
}

/** Who paid by transfer, and what; nothing typed is the price of today. */
export function InvoiceFields({ onChange }: { onChange: (invoice: InvoiceFields) => void }) {
  const { texts } = useTexts();
  const words = texts.issuing;
  const [typed, setTyped] = useState({ net: '', company: '', taxId: '' });
  const netMinor = readAmount(typed.net);
  const isWrong = typed.net.trim() !== '' && !netMinor;
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    autoComplete: 'off',
    maxLength: 200,
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...typed, [name]: target.value };
      setTyped(next);
      const { company, taxId } = next;
      onChange({ netMinor: readAmount(next.net) ?? undefined, company, taxId });
    },
  });
  return (
    <div className="fields">
      <Field
        label={words.net}
        hint={words.netHint}
        inputMode="decimal"
        error={isWrong ? words.netWrong : undefined}
        {...field('net')}
      />
      <Field label={texts.orders.company} {...field('company')} />
      <Field label={words.taxId} {...field('taxId')} />
    </div>
  );
}
