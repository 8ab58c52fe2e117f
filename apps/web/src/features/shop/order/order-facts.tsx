import type { ReactNode } from 'react';
import { formatAddressLines } from '@kongres/content/format/address';
import { formatMoment } from '@kongres/content/format/date';
import type { OrderResponse } from '@kongres/contract/order';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './order-facts.module.css';

export function OrderFacts({ order }: { order: OrderResponse }) {
  const { facts } = useTexts('order');
  const { id: code } = useLanguage();
  const address = order.billingAddress
    ? formatAddressLines(order.billingAddress, order.country, code)
    : [];
  return (
    <dl className={styles.facts}>
      <Fact name={facts.number}>{order.number}</Fact>
      <Fact name={order.paidAt ? (order.isPriced ? facts.paid : facts.issued) : facts.placed}>
        {renderTime(order.paidAt ?? order.createdAt)}
      </Fact>
      {order.cancelledAt && <Fact name={facts.cancelled}>{renderTime(order.cancelledAt)}</Fact>}
      {order.consentedAt && <Fact name={facts.earlyStart}>{renderTime(order.consentedAt)}</Fact>}
      {order.buyerName && <Fact name={facts.name}>{order.buyerName}</Fact>}
      {address.length > 0 && (
        <Fact name={facts.address}>
          {address.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </Fact>
      )}
      {order.companyName && <Fact name={facts.company}>{order.companyName}</Fact>}
      {order.taxId && <Fact name={facts.taxId}>{order.taxId}</Fact>}
    </dl>
  );

  function renderTime(at: string) {
    return <time dateTime={at}>{formatMoment(new Date(at), code)}</time>;
  }
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mono upper">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
