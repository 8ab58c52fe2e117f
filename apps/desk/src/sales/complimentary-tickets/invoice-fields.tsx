import { Field } from '@kongres/ui/field.tsx';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { parseAmount } from '../../components/amount-input.ts';

export interface InvoiceFields {
  netMinor: number | undefined;
  company: string;
  taxId: string;
}

/** Invoice details of a bank transfer; an empty amount means today's price. */
export function InvoiceFields({ onChange }: { onChange: (invoice: InvoiceFields) => void }) {
  const { texts } = useTexts();
  const words = texts.complimentaryTickets;
  const [input, setInput] = useState({ net: '', company: '', taxId: '' });
  const netMinor = parseAmount(input.net);
  const isWrong = input.net.trim() !== '' && !netMinor;
  const field = (name: keyof typeof input) => ({
    value: input[name],
    autoComplete: 'off',
    maxLength: 200,
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...input, [name]: target.value };
      setInput(next);
      const { company, taxId } = next;
      onChange({ netMinor: parseAmount(next.net) ?? undefined, company, taxId });
    },
  });
  return (
    <div className="fields">
      <Field
        label={words.net}
        hint={words.netHint}
        inputMode="decimal"
        error={isWrong ? words.invalidNet : undefined}
        {...field('net')}
      />
      <Field label={texts.orders.company} {...field('company')} />
      <Field label={words.taxId} {...field('taxId')} />
    </div>
  );
}
