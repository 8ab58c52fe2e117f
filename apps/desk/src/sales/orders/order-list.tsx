import { Link } from 'react-router';
import type { DeskOrderRow } from '@kongres/contract/desk/sales/orders';
import { useTexts } from '../../i18n/texts.tsx';
import { formatAmount, formatDay, formatHour } from '../../components/format.ts';
import { moveFocus } from '../../components/move-focus.ts';
import { Table, tableStyles } from '../../components/table.tsx';
import listStyles from '../../components/list.module.css';
import { ticketName } from '../../components/ticket-name.ts';
import styles from './orders.module.css';
import { StateMark } from './state-mark.tsx';

interface OrderListProps {
  orders: readonly DeskOrderRow[];
  /** The one that stands open beside the list. */
  chosen?: number;
  /** Without it each leads to where it can be opened. */
  onChoose?: (number: number) => void;
}

/** Days as they went, the newest first. Up and down move along the numbers. */
export function OrderList({ orders, chosen, onChoose }: OrderListProps) {
  const { texts, language } = useTexts();
  const { number, time, who, email, ticket, gross, state } = texts.orders;
  const days = Map.groupBy(orders, ({ createdAt }) => formatDay(createdAt, language));
  return (
    <Table
      label={texts.orders.title}
      columns={[number, time, who, email, ticket, gross, state]}
      numbers={[gross]}
    >
      {[...days].flatMap(([day, ofDay]) => [
        <tr key={day} className={listStyles.day}>
          <th scope="colgroup" colSpan={7}>
            {day}
          </th>
        </tr>,
        ...ofDay.map((order) => (
          <tr key={order.number} data-chosen={order.number === chosen}>
            <td>
              {onChoose ? (
                <button
                  type="button"
                  className={tableStyles.link}
                  aria-expanded={order.number === chosen}
                  onClick={() => onChoose(order.number)}
                  onKeyDown={(event) => moveFocus(event.key, event.currentTarget)}
                >
                  KAI-{order.number}
                </button>
              ) : (
                <Link className={tableStyles.link} to={`/orders?order=${order.number}`}>
                  KAI-{order.number}
                </Link>
              )}
            </td>
            <td className="mono">{formatHour(order.createdAt, language)}</td>
            <td>{order.name ?? '–'}</td>
            <td className={tableStyles.dim}>{order.email}</td>
            <td>
              <span className={styles.kind} data-kind={order.ticket}>
                {ticketName(order.ticket, texts)}
              </span>
            </td>
            <td className={styles.amount}>
              {formatAmount(order.grossMinor, order.currency, language)}
            </td>
            <td>
              <StateMark order={order} />
            </td>
          </tr>
        )),
      ])}
    </Table>
  );
}
