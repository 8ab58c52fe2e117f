import { Link } from 'react-router';
import type { DeskOrderRow } from '@kongres/contract/desk/orders';
import { useTexts } from '../texts/texts.tsx';
import { formatAmount, formatDay, formatHour } from '../ui/format.ts';
import { Table, tableStyles } from '../ui/table.tsx';
import styles from './orders.module.css';
import { StateMark } from './state-mark.tsx';
import { ticketName } from './ticket-name.ts';

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
        <tr key={day} className={styles.day}>
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

/** Up and down go from one of a list to the next, and open it. */
export function moveFocus(key: string, from: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step) return;
  const buttons = [...(from.closest('tbody')?.querySelectorAll('button') ?? [])];
  const next = buttons[buttons.indexOf(from as HTMLButtonElement) + step];
  next?.focus();
  next?.click();
}
