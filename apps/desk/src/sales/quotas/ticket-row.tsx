import { useState } from 'react';
import type { TicketId } from '@kongres/content/facts/tickets';
import { fillText } from '@kongres/content/format/marked-text';
import { mayCall } from '@kongres/contract/desk/rules';
import type { DeskStock } from '@kongres/contract/desk/sales/stock';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { ticketName } from '../../components/ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { formatCount } from '../../components/format.ts';
import { Refusal } from '../../components/refusal.tsx';
import styles from './stock.module.css';

interface Opened {
  ticket: TicketId;
  isOpen: boolean;
}

interface Counted {
  ticket: TicketId;
  capacity: number | null;
}

/** One ticket: open or closed, and how many of it there are. Nothing typed is no end to it. */
export function TicketRow({ stock }: { stock: DeskStock['tickets'][number] }) {
  const { texts, language } = useTexts();
  const words = texts.stock;
  const { data: me } = useMe();
  const { ticket, isOpen, capacity, sold, held } = stock;
  const [typed, setTyped] = useState<string | null>(null);
  const open = useDeed<Opened, object>('stockOpen', () => {});
  const count = useDeed<Counted, object>('stockCapacity', () => setTyped(null));
  const may = me ? mayCall(me.role, 'stockOpen') : false;
  const name = ticketName(ticket, texts);
  const shown = typed ?? (capacity === null ? '' : String(capacity));
  const wanted = shown.trim() === '' ? null : Number(shown);
  const isNumber = wanted === null || (Number.isInteger(wanted) && wanted >= 0);
  const write = (value: number) => formatCount(value, language);

  return (
    <tr>
      <td>
        <b>{name}</b>
      </td>
      <td>
        <span className={styles.state} data-open={isOpen}>
          {isOpen ? words.open : words.closed}
        </span>{' '}
        {may && (
          <button
            type="button"
            className="small"
            aria-label={`${isOpen ? words.close : words.reopen}: ${name}`}
            onClick={() => !open.isBusy && open.act({ ticket, isOpen: !isOpen })}
          >
            {isOpen ? words.close : words.reopen}
          </button>
        )}
        <Refusal error={open.refusal} />
        {open.question && (
          <AskAgain
            question={fillText(open.question.body.isOpen ? words.askOpen : words.askClose, {
              ticket: name,
            })}
            mutation={open}
          />
        )}
      </td>
      <td>
        {may ? (
          <form
            className={styles.limit}
            onSubmit={(event) => {
              event.preventDefault();
              if (isNumber && !count.isBusy) count.act({ ticket, capacity: wanted });
            }}
          >
            <input
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              aria-label={`${texts.overview.limit}: ${name}`}
              aria-invalid={!isNumber}
              placeholder={words.noLimit}
              value={shown}
              onChange={(event) => setTyped(event.target.value)}
            />
            <button
              type="submit"
              className="small"
              aria-disabled={count.isBusy || !isNumber || wanted === capacity}
            >
              {words.save}
            </button>
          </form>
        ) : (
          (capacity ?? words.noLimit)
        )}
        <Refusal error={count.refusal} />
        {count.question && (
          <AskAgain
            question={fillText(words.askLimit, {
              ticket: name,
              from: capacity === null ? words.noLimit : write(capacity),
              to:
                count.question.body.capacity === null
                  ? words.noLimit
                  : write(count.question.body.capacity),
            })}
            mutation={count}
          />
        )}
      </td>
      <td className={styles.number}>{write(sold)}</td>
      <td className={styles.number}>{write(held)}</td>
      <td className={styles.number}>
        {capacity === null ? words.noLimit : write(Math.max(0, capacity - sold - held))}
      </td>
    </tr>
  );
}
