import { useState } from 'react';
import { currency, ticketIds, type TicketId } from '@kongres/content/facts/tickets';
import { fillText } from '@kongres/content/format/marked-text';
import { minNetMinor, maxNetMinor, type DeskPrices } from '@kongres/contract/desk/sales/prices';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { formatTicketName } from '../../components/format-ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { parseAmount } from '../../components/amount-input.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { upsertPrice } from './reference-price.ts';
import { usePriceFormat } from './use-price-format.ts';

interface SetPriceRequest {
  ticket: TicketId;
  since: string;
  netMinor: number;
  revision: number;
}

/** Sets a price and previews what the site will show with it. */
export function PriceForm({
  prices: { tickets, today, lastDay, revision },
}: {
  prices: DeskPrices;
}) {
  const { texts } = useTexts();
  const words = texts.prices;
  const format = usePriceFormat();
  const [ticket, setTicket] = useState<TicketId>(ticketIds[0] ?? 'standard');
  const [since, setSince] = useState('');
  const [input, setInput] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const setPrice = useDeskMutation<SetPriceRequest, object>('setPrice', () => {
    setInput('');
    setSince('');
    setIsSubmitted(false);
  });
  const netMinor = parseAmount(input);
  const isPrice = netMinor !== null && netMinor >= minNetMinor && netMinor <= maxNetMinor;
  const isDay = since >= today && since <= lastDay;
  const newPrice = isPrice && isDay ? { ticket, since, netMinor, revision } : null;

  function fillPriceText(sentence: string, { ticket, since, netMinor }: SetPriceRequest): string {
    const rows = tickets.find((each) => each.ticket === ticket)?.prices ?? [];
    return fillText(sentence, {
      ticket: formatTicketName(ticket, texts),
      day: format.formatDay(since),
      net: format.formatPrice(netMinor),
      gross: format.formatGross(netMinor),
      shown: format.formatReference(upsertPrice(rows, { since, netGrosze: netMinor }), since),
    });
  }

  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (newPrice && !setPrice.isBusy) setPrice.mutate(newPrice);
      }}
    >
      <div className="fields">
        <SelectField
          label={words.ticket}
          value={ticket}
          onChange={(event) => setTicket(event.target.value as TicketId)}
        >
          {ticketIds.map((id) => (
            <option key={id} value={id}>
              {formatTicketName(id, texts)}
            </option>
          ))}
        </SelectField>
        <Field
          label={words.since}
          type="date"
          min={today}
          max={lastDay}
          value={since}
          error={
            isSubmitted && !isDay
              ? fillText(words.invalidDay, {
                  first: format.formatDay(today),
                  last: format.formatDay(lastDay),
                })
              : undefined
          }
          onChange={(event) => setSince(event.target.value)}
        />
        <Field
          label={fillText(words.newNet, { currency })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={input}
          error={
            isSubmitted && !isPrice
              ? fillText(words.invalidNet, {
                  least: format.formatPrice(minNetMinor),
                  most: format.formatPrice(maxNetMinor),
                })
              : undefined
          }
          onChange={(event) => setInput(event.target.value)}
        />
      </div>
      <p>{words.hint}</p>
      <p role="status">
        {newPrice ? fillPriceText(words.preview, newPrice) : setPrice.data && words.saved}
      </p>
      <button type="submit" className="small main" aria-disabled={setPrice.isBusy}>
        {words.save}
      </button>
      <ErrorNotice error={setPrice.error} />
      {setPrice.question && (
        <ConfirmDialog
          question={fillPriceText(words.confirm, setPrice.question.body)}
          mutation={setPrice}
        />
      )}
    </form>
  );
}
