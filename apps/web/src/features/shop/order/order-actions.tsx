import type { ReactNode } from 'react';
import type { OrderState } from '@kongres/contract/order';
import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { Icon } from '@kongres/ui/icon.tsx';
import { isCheckoutUrl } from '../../../lib/api/checkout-address.ts';
import styles from './order-actions.module.css';

export type OrderViewState =
  | OrderState
  | 'returned'
  | 'loading'
  | 'find'
  | 'unknown'
  | 'used'
  | 'moved'
  | 'passedOn'
  | 'failed';

interface OrderActionsProps {
  scene: OrderViewState;
  checkoutUrl: string | null;
  canCheck: boolean;
  isChecking: boolean;
  onCheck: () => void;
  children?: ReactNode;
}

const findLink = { to: 'order', kind: 'primary', label: 'find' } as const;
const contactLink = { to: 'contact', kind: 'secondary', label: 'contact' } as const;
const ticketsLink = { to: 'tickets', kind: 'primary', label: 'choose' } as const;

const nextLinks = {
  paid: { to: 'programme', kind: 'secondary', label: 'program' },
  expired: ticketsLink,
  returned: ticketsLink,
  refunding: { ...ticketsLink, kind: 'secondary' },
  cancelled: { ...ticketsLink, kind: 'secondary' },
  refunded: { ...ticketsLink, kind: 'secondary' },
  unknown: findLink,
  used: findLink,
  moved: contactLink,
  revoked: contactLink,
} as const;

/** One link for the next step, and a button to check again once polling has stopped. */
export function OrderActions(props: OrderActionsProps) {
  const { scene, checkoutUrl, canCheck, isChecking, onCheck, children } = props;
  const { actions } = useTexts('order');
  const isOver = usePhase() === 'after';
  const defaultLink = scene in nextLinks ? nextLinks[scene as keyof typeof nextLinks] : null;
  const link = isOver && defaultLink?.to === 'tickets' ? contactLink : defaultLink;
  const isPayable = checkoutUrl && isCheckoutUrl(checkoutUrl, window.location.hostname);
  const paymentUrl = scene === 'awaiting' && isPayable ? checkoutUrl : null;
  return (
    <div className={styles.actions}>
      {children}
      {paymentUrl && (
        <a className={getButtonClass('primary')} href={paymentUrl}>
          {actions.pay}
          <Icon name="arrow" />
        </a>
      )}
      {link && (
        <ButtonLink to={link.to} kind={link.kind}>
          {actions[link.label]}
        </ButtonLink>
      )}
      {canCheck && (
        <BusyButton
          kind={paymentUrl ? 'secondary' : 'primary'}
          isBusy={isChecking}
          onClick={onCheck}
        >
          {isChecking ? actions.checking : actions.check}
        </BusyButton>
      )}
    </div>
  );
}
