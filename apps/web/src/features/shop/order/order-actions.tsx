import type { ReactNode } from 'react';
import type { OrderState } from '@kongres/contract/order';
import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { buttonClass } from '@kongres/ui/button.ts';
import { Icon } from '@kongres/ui/icon.tsx';
import { isCheckoutAddress } from '../../../lib/api/checkout-address.ts';
import styles from './order-actions.module.css';

export type OrderScene =
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
  scene: OrderScene;
  checkoutUrl: string | null;
  canCheck: boolean;
  isChecking: boolean;
  onCheck: () => void;
  /** What comes before the way on. */
  children?: ReactNode;
}

const find = { to: 'order', kind: 'primary', label: 'find' } as const;
const write = { to: 'contact', kind: 'secondary', label: 'contact' } as const;
const choose = { to: 'tickets', kind: 'primary', label: 'choose' } as const;

/** Where a settled order leads on to. */
const ways = {
  paid: { to: 'programme', kind: 'secondary', label: 'program' },
  expired: choose,
  returned: choose,
  refunding: { ...choose, kind: 'secondary' },
  cancelled: { ...choose, kind: 'secondary' },
  refunded: { ...choose, kind: 'secondary' },
  unknown: find,
  used: find,
  moved: write,
  revoked: write,
} as const;

/** What a buyer can do next: one way on, and asking again where nobody else will. */
export function OrderActions(props: OrderActionsProps) {
  const { scene, checkoutUrl, canCheck, isChecking, onCheck, children } = props;
  const { actions } = useTexts('order');
  const isOver = usePhase() === 'after';
  const usual = scene in ways ? ways[scene as keyof typeof ways] : null;
  const way = isOver && usual?.to === 'tickets' ? write : usual;
  const isPayable = checkoutUrl && isCheckoutAddress(checkoutUrl, window.location.hostname);
  const payAt = scene === 'awaiting' && isPayable ? checkoutUrl : null;
  return (
    <div className={styles.actions}>
      {children}
      {payAt && (
        <a className={buttonClass('primary')} href={payAt}>
          {actions.pay}
          <Icon name="arrow" />
        </a>
      )}
      {way && (
        <ButtonLink to={way.to} kind={way.kind}>
          {actions[way.label]}
        </ButtonLink>
      )}
      {canCheck && (
        <BusyButton kind={payAt ? 'secondary' : 'primary'} isBusy={isChecking} onClick={onCheck}>
          {isChecking ? actions.checking : actions.check}
        </BusyButton>
      )}
    </div>
  );
}
