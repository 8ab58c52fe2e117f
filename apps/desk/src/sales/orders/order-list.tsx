import { Link } from 'react-router';
import type { DeskOrderRow } from '@kongres/contract/desk/sales/orders';
import { useTexts } from '../../i18n/texts.tsx';
import { formatAmount, formatDay, formatHour } from '../../components/format.ts';
import { moveFocus } from '../../components/move-focus.ts';
import { Table, tableStyles } from '../../components/table.tsx';
import listStyles from '../../components/list.module.css';
import { formatTicketName } from '../../components/format-ticket-name.ts';
import styles from './orders.module.css';
import { OrderStatus } from './order-status.tsx';

interface OrderListProps {
  orders: readonly DeskOrderRow[];
  openNumber?: number;
  /** Without it, rows are links to the orders screen. */
  onOpen?: (number: number) => void;
}

/** Grouped by day, newest first. The arrow keys move between rows. */
export function OrderList({ orders, openNumber, onOpen }: OrderListProps) {
  const { texts, language } = useTexts();
  const { number, time, name, email, ticket, gross, status } = texts.orders;
  const days = Map.groupBy(orders, ({ createdAt }) => formatDay(createdAt, language));
  return (
    <Table
      label={texts.orders.title}
      columns={[number, time, name, email, ticket, gross, status]}
      numbers={[gross]}
    >
      {[...days].flatMap(([day, ofDay]) => [
        <tr key={day} className={listStyles.day}>
          <th scope="colgroup" colSpan={7}>
            {day}
          </th>
        </tr>,
        ...ofDay.map((order) => (
          <tr key={order.number} data-chosen={order.number === openNumber}>
            <td>
              {onOpen ? (
                <button
                  type="button"
                  className={tableStyles.link}
                  aria-expanded={order.number === openNumber}
                  onClick={() => onOpen(order.number)}
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
                {formatTicketName(order.ticket, texts)}
              </span>
            </td>
            <td className={styles.amount}>
              {formatAmount(order.grossMinor, order.currency, language)}
            </td>
            <td>
              <OrderStatus order={order} />
            </td>
          </tr>
        )),
      ])}
    </Table>
  );
}
