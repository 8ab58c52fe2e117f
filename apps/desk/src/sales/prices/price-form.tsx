import { useState } from 'react';
import { currency, ticketIds, type TicketId } from '@kongres/content/facts/tickets';
import { fillText } from '@kongres/content/format/marked-text';
import { leastNetMinor, mostNetMinor, type DeskPrices } from '@kongres/contract/desk/sales/prices';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { useDeed } from '../../lib/api/use-deed.ts';
import { ticketName } from '../../components/ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { readAmount } from '../../components/read-amount.ts';
import { Refusal } from '../../components/refusal.tsx';
import { withRow } from './shown-beside.ts';
import { usePriceWords } from './use-price-words.ts';

interface WantedPrice {
  ticket: TicketId;
  since: string;
  netMinor: number;
  revision: number;
}

/** A price to come, and what the site will show with it, before anything is saved. */
export function PriceForm({
  prices: { tickets, today, lastDay, revision },
}: {
  prices: DeskPrices;
}) {
  const { texts } = useTexts();
  const words = texts.prices;
  const write = usePriceWords();
  const [ticket, setTicket] = useState<TicketId>(ticketIds[0] ?? 'standard');
  const [since, setSince] = useState('');
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const set = useDeed<WantedPrice, object>('priceSet', () => {
    setTyped('');
    setSince('');
    setIsTried(false);
  });
  const netMinor = readAmount(typed);
  const isPrice = netMinor !== null && netMinor >= leastNetMinor && netMinor <= mostNetMinor;
  const isDay = since >= today && since <= lastDay;
  const wanted = isPrice && isDay ? { ticket, since, netMinor, revision } : null;

  /** The sentence that is read before saving, and the question after it, are about the same. */
  function said(sentence: string, { ticket, since, netMinor }: WantedPrice): string {
    const rows = tickets.find((each) => each.ticket === ticket)?.prices ?? [];
    return fillText(sentence, {
      ticket: ticketName(ticket, texts),
      day: write.day(since),
      net: write.money(netMinor),
      gross: write.gross(netMinor),
      shown: write.beside(withRow(rows, { since, netGrosze: netMinor }), since),
    });
  }

  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (wanted && !set.isBusy) set.act(wanted);
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
              {ticketName(id, texts)}
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
            isTried && !isDay
              ? fillText(words.wrongDay, { first: write.day(today), last: write.day(lastDay) })
              : undefined
          }
          onChange={(event) => setSince(event.target.value)}
        />
        <Field
          label={fillText(words.newNet, { currency })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed}
          error={
            isTried && !isPrice
              ? fillText(words.wrongNet, {
                  least: write.money(leastNetMinor),
                  most: write.money(mostNetMinor),
                })
              : undefined
          }
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p>{words.hint}</p>
      <p role="status">{wanted ? said(words.from, wanted) : set.answer && words.saved}</p>
      <button type="submit" className="small main" aria-disabled={set.isBusy}>
        {words.save}
      </button>
      <Refusal error={set.refusal} />
      {set.question && <AskAgain question={said(words.ask, set.question.body)} mutation={set} />}
    </form>
  );
}
