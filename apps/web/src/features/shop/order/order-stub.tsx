import { admissions } from '@kongres/content/facts/admissions';
import { getRow } from '@kongres/content/facts/collection';
import { formatAmount } from '@kongres/content/format/number';
import type { OrderResponse } from '@kongres/contract/order';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import styles from './order-ticket.module.css';
import { isPending } from '../../../lib/api/order/poll-order.ts';

export interface StubTexts {
  stub: string;
  unit: string;
}

/** The barcode appears once the order is paid; without an order the stub is blank. */
export function OrderStub({ order, words }: { order: OrderResponse | null; words: StubTexts }) {
  const { id: code } = useLanguage();
  return (
    <div className={styles.stub}>
      <div>
        <p className="mono upper">{words.stub}</p>
        {order && <p className={styles.name}>{getRow(admissions, order.ticket).name}</p>}
      </div>
      {order?.isPriced && (
        <p className={styles.net}>
          <b>{formatAmount(order.netMinor, code)}</b> <span className="mono">{words.unit}</span>
        </p>
      )}
      {order?.state === 'paid' && (
        <Drawing name="barcode" width={200} height={40} className={styles.code} />
      )}
      {isPending(order) && <div className={styles.code} />}
      {!order && <Drawing name="calm-lines" width={1440} height={120} className={styles.blank} />}
    </div>
  );
}
