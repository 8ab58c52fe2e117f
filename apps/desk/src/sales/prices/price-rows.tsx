import type { TicketId } from '@kongres/content/facts/tickets';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskPrices } from '@kongres/contract/desk/sales/prices';
import { useDeed } from '../../lib/api/use-deed.ts';
import { ticketName } from '../../components/ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { Refusal } from '../../components/refusal.tsx';
import styles from './prices.module.css';
import { usePriceWords } from './use-price-words.ts';

interface PriceRowsProps {
  ticket: TicketId;
  prices: DeskPrices['tickets'][number]['prices'];
  of: DeskPrices;
  may: boolean;
}

interface Withdrawn {
  id: number;
  revision: number;
}

/** All prices of a ticket, the newest first; one whose day has not come may be withdrawn. */
export function PriceRows({ ticket, prices, of: { today, revision }, may }: PriceRowsProps) {
  const { texts } = useTexts();
  const words = texts.prices;
  const write = usePriceWords();
  const withdraw = useDeed<Withdrawn, object>('priceWithdraw', () => {});
  const name = ticketName(ticket, texts);
  const inForce = prices.findLast(({ since }) => since <= today);
  const asked = prices.find(({ id }) => id === withdraw.question?.body.id);

  return prices.toReversed().map((price, index) => {
    const { id, since, netGrosze } = price;
    const isComing = since > today;
    const state = isComing ? 'coming' : price === inForce ? 'inForce' : 'past';
    return (
      <tr key={id} data-state={state} className={styles.row}>
        <td>{index === 0 ? <b>{name}</b> : <span className="visually-hidden">{name}</span>}</td>
        <td>{write.day(since)}</td>
        <td className={styles.number}>{write.money(netGrosze)}</td>
        <td className={styles.number}>{write.gross(netGrosze)}</td>
        <td>{write.beside(prices, since)}</td>
        <td>
          <span className={styles.state}>{words[state]}</span>{' '}
          {isComing && may && (
            <button
              type="button"
              className="small"
              aria-label={fillText(words.withdrawNamed, { ticket: name, day: write.day(since) })}
              onClick={() => !withdraw.isBusy && withdraw.act({ id, revision })}
            >
              {words.withdraw}
            </button>
          )}
          {index === 0 && <Refusal error={withdraw.refusal} />}
          {asked === price && (
            <AskAgain
              question={fillText(words.askWithdraw, {
                ticket: name,
                day: write.day(since),
                net: write.money(netGrosze),
              })}
              mutation={withdraw}
            />
          )}
        </td>
      </tr>
    );
  });
}
