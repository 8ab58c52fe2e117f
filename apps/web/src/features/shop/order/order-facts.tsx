import type { ReactNode } from 'react';
import { formatAddressLines } from '@kongres/content/format/address';
import { formatMoment } from '@kongres/content/format/date';
import { formatMoney } from '@kongres/content/format/number';
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
      <Fact
        name={order.paidAt ? (order.isPriced ? facts.paid : facts.issued) : facts.placed}
        width="wide"
      >
        {renderTime(order.paidAt ?? order.createdAt)}
      </Fact>
      {order.cancelledAt && (
        <Fact name={facts.cancelled} width="full">
          {renderTime(order.cancelledAt)}
        </Fact>
      )}
      {order.consentedAt && (
        <Fact name={facts.earlyStart} width="full">
          {renderTime(order.consentedAt)}
        </Fact>
      )}
      {order.isPriced && (
        <>
          <Fact name={facts.net} width="amount">
            {formatMoney(order.netMinor, code)}
          </Fact>
          <Fact name={facts.vat} width="amount">
            {formatMoney(order.vatMinor, code)}
          </Fact>
          <Fact name={facts.gross} width="amount">
            <b>{formatMoney(order.grossMinor, code)}</b>
          </Fact>
        </>
      )}
      {order.buyerName && (
        <Fact name={facts.name} width={address.length > 0 ? undefined : 'full'}>
          {order.buyerName}
        </Fact>
      )}
      {address.length > 0 && (
        <Fact name={facts.address} width={order.buyerName ? 'wide' : 'full'}>
          {address.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </Fact>
      )}
      {order.companyName && (
        <Fact name={facts.company} width={order.taxId ? 'wide' : 'full'}>
          {order.companyName}
        </Fact>
      )}
      {order.taxId && <Fact name={facts.taxId}>{order.taxId}</Fact>}
    </dl>
  );

  function renderTime(at: string) {
    return <time dateTime={at}>{formatMoment(new Date(at), code)}</time>;
  }
}

interface FactProps {
  name: string;
  /** Amounts stay in one row on narrow screens. */
  width?: 'amount' | 'wide' | 'full' | undefined;
  children: ReactNode;
}

function Fact({ name, width, children }: FactProps) {
  return (
    <div data-width={width}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
