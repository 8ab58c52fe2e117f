import { admissions } from '@kongres/content/facts/admissions';
import { getRow } from '@kongres/content/facts/collection';
import { edition } from '@kongres/content/facts/edition';
import type { OrderResponse } from '@kongres/contract/order';
import { Drawing } from '../../../components/drawing.tsx';
import { getDayToneClass } from '../../../components/tones/day-tone.ts';
import { OrderAmounts } from './order-amounts.tsx';
import styles from './order-stub.module.css';

export interface StubTexts {
  stub: string;
  netUnit: string;
  dates: string;
}

/** The barcode appears once the order is paid. */
export function OrderStub({ order, words }: { order: OrderResponse | null; words: StubTexts }) {
  return (
    <div className={styles.content}>
      <div>
        <p className="mono upper">{words.stub}</p>
        {order && <p className={styles.name}>{getRow(admissions, order.ticket).name}</p>}
        <p className={styles.dates}>{words.dates}</p>
      </div>
      <div className={styles.week}>
        {Array.from({ length: edition.dayCount }, (_, index) => (
          <i key={index} className={getDayToneClass(index + 1)} />
        ))}
      </div>
      {order?.isPriced && <OrderAmounts order={order} netUnit={words.netUnit} />}
      {order?.state === 'paid' && (
        <Drawing name="barcode" width={200} height={40} className={styles.code} />
      )}
    </div>
  );
}
