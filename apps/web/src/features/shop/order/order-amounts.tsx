import { formatAmount, formatMoney } from '@kongres/content/format/number';
import type { OrderResponse } from '@kongres/contract/order';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './order-stub.module.css';

/** More characters need a smaller size: "1228,77" still fits. */
const maxLargeLength = 8;

/** Gross is large and net small; for a company, which deducts the VAT, the other way round. */
export function OrderAmounts({ order, netUnit }: { order: OrderResponse; netUnit: string }) {
  const { facts, grossUnit } = useTexts('order');
  const { id: code } = useLanguage();
  const net = { name: facts.net, minor: order.netMinor, unit: netUnit };
  const vat = { name: facts.vat, minor: order.vatMinor };
  const gross = { name: facts.gross, minor: order.grossMinor, unit: grossUnit };
  const isCompany = order.companyName !== null || order.taxId !== null;
  const [large, ...small] = isCompany ? ([net, vat, gross] as const) : ([gross, net, vat] as const);
  const amount = formatAmount(large.minor, code);
  return (
    <dl className={styles.amounts}>
      <div className={styles.large} data-long={amount.length > maxLargeLength || undefined}>
        <dt className="visually-hidden">{large.name}</dt>
        <dd>
          <b>{amount}</b> <span className="mono">{large.unit}</span>
        </dd>
      </div>
      {small.map(({ name, minor }) => (
        <div key={name}>
          <dt className="mono upper">{name}</dt>
          <dd>{formatMoney(minor, code)}</dd>
        </div>
      ))}
    </dl>
  );
}
