import type { TicketId } from '@kongres/content/facts/tickets';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskPrices } from '@kongres/contract/desk/sales/prices';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { formatTicketName } from '../../components/format-ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from './prices.module.css';
import { usePriceFormat } from './use-price-format.ts';

interface PriceRowsProps {
  ticket: TicketId;
  prices: DeskPrices['tickets'][number]['prices'];
  deskPrices: DeskPrices;
  canEdit: boolean;
}

interface WithdrawPriceRequest {
  id: number;
  revision: number;
}

/** Prices of a ticket, newest first; only upcoming ones can be withdrawn. */
export function PriceRows({
  ticket,
  prices,
  deskPrices: { today, revision },
  canEdit,
}: PriceRowsProps) {
  const { texts } = useTexts();
  const words = texts.prices;
  const format = usePriceFormat();
  const withdraw = useDeskMutation<WithdrawPriceRequest, object>('withdrawPrice', () => {});
  const name = formatTicketName(ticket, texts);
  const current = prices.findLast(({ since }) => since <= today);
  const pendingPrice = prices.find(({ id }) => id === withdraw.question?.body.id);

  return prices.toReversed().map((price, index) => {
    const { id, since, netGrosze } = price;
    const isUpcoming = since > today;
    const state = isUpcoming ? 'upcoming' : price === current ? 'inForce' : 'past';
    return (
      <tr key={id} data-state={state} className={styles.row}>
        <td>{index === 0 ? <b>{name}</b> : <span className="visually-hidden">{name}</span>}</td>
        <td>{format.formatDay(since)}</td>
        <td className={styles.number}>{format.formatPrice(netGrosze)}</td>
        <td className={styles.number}>{format.formatGross(netGrosze)}</td>
        <td>{format.formatReference(prices, since)}</td>
        <td>
          <span className={styles.state}>{words[state]}</span>{' '}
          {isUpcoming && canEdit && (
            <button
              type="button"
              className="small"
              aria-label={fillText(words.withdrawNamed, {
                ticket: name,
                day: format.formatDay(since),
              })}
              onClick={() => !withdraw.isBusy && withdraw.mutate({ id, revision })}
            >
              {words.withdraw}
            </button>
          )}
          {index === 0 && <ErrorNotice error={withdraw.error} />}
          {pendingPrice === price && (
            <ConfirmDialog
              question={fillText(words.confirmWithdraw, {
                ticket: name,
                day: format.formatDay(since),
                net: format.formatPrice(netGrosze),
              })}
              mutation={withdraw}
            />
          )}
        </td>
      </tr>
    );
  });
}
