import { fillText } from '@kongres/content/format/marked-text';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { formatMoney } from '@kongres/content/format/number';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { Sentence } from '../../../components/sentence.tsx';
import { useStateTitle } from '../../../components/use-state-title.ts';
import { Notice } from '@kongres/ui/notice.tsx';
import { FindOrders } from './find-orders.tsx';
import { OrderActions, type OrderScene } from './order-actions.tsx';
import { OrderCare } from './order-care.tsx';
import { OrderDownloads } from './order-downloads.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderStub, type StubWords } from './order-stub.tsx';
import styles from './order-ticket.module.css';
import { useOrder } from './state/use-order.ts';

/** Orders that will not become a ticket. */
const torn: readonly OrderScene[] = [
  'expired',
  'returned',
  'refunding',
  'cancelled',
  'refunded',
  'unknown',
  'used',
  'moved',
  'revoked',
  'passedOn',
];

/** The order as the ticket it is to become: whole when it is paid, torn when it will not be. */
export function OrderTicket({ words }: { words: StubWords }) {
  const texts = useTexts('order');
  const { pages } = useTexts('frame');
  const { id: code } = useLanguage();
  const state = useOrder();
  const { order, failure, isResting, isChecking } = state;
  const title = useRef<HTMLHeadingElement>(null);
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const [passedOn, setPassedOn] = useState<string | null>(null);
  const scene = sceneOf();
  useFocusOnChange(scene, title);
  const isUndelivered = scene === 'paid' && order?.mailRefused;
  const { heading, text } = texts.scenes[isUndelivered ? 'undelivered' : scene];
  useStateTitle(heading);
  const told = order
    ? fillText(text, { buyerEmail: order.email, gross: formatMoney(order.grossMinor, code) })
    : text;
  return (
    <div className="wrap">
      <div className={`lined ${styles.sheet}`}>
        <div
          className={styles.ticket}
          data-scene={scene}
          data-torn={torn.includes(scene) || undefined}
        >
          <OrderStub order={order} words={words} />
          <div className={styles.body}>
            <div className={styles.state} role="status">
              <p className="mono upper">{pages.order}</p>
              <h1 ref={title} tabIndex={-1}>
                {heading}
              </h1>
              <p className={styles.text}>
                <Sentence text={told} />
              </p>
              {movedTo !== null && movedTo === state.token && <p>{texts.correct.done}</p>}
              {isResting && <p className="dim">{texts.resting}</p>}
              {isChecking && <p className="visually-hidden">{texts.actions.checking}</p>}
            </div>
            {scene === 'loading' && (
              <p className={styles.noScript}>
                <Sentence text={texts.noScript} />
              </p>
            )}
            {scene === 'find' && <FindOrders />}
            {order && failure && <Notice {...texts.trouble} />}
            <OrderActions
              scene={scene}
              checkoutUrl={order?.checkoutUrl ?? null}
              canCheck={state.canCheck}
              isChecking={isChecking}
              onCheck={state.check}
            >
              {scene === 'paid' && (
                <>
                  <ButtonLink to="congress" hash={`#${state.token}`}>
                    {texts.actions.enter}
                  </ButtonLink>
                  <OrderDownloads key={state.token} token={state.token} onStale={state.refresh} />
                </>
              )}
            </OrderActions>
            {order && <OrderFacts order={order} />}
            {order && scene === 'paid' && (
              <OrderCare
                key={state.token}
                order={order}
                token={state.token}
                words={words}
                onCancelled={(cancelled) => {
                  state.amend(cancelled);
                  title.current?.focus();
                }}
                onTooLate={() => {
                  state.refresh();
                  title.current?.focus();
                }}
                onMoved={(moved) => {
                  state.move(moved);
                  setMovedTo(moved.token);
                  title.current?.focus();
                }}
                onPassedOn={() => {
                  setPassedOn(state.token);
                  title.current?.focus();
                }}
                onStale={state.refresh}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );

  function sceneOf(): OrderScene {
    if (failure === 'none') return 'find';
    if (passedOn !== null && passedOn === state.token) return 'passedOn';
    if (failure === 'moved' || failure === 'unknown') return failure;
    if (!order) return failure ?? 'loading';
    return order.state === 'expired' && state.isReturned ? 'returned' : order.state;
  }
}

/**
 * Whoever has just come, or stood on words that are gone, begins at the new state; whoever pressed the way
 * to the form is led there.
 */
function useFocusOnChange(scene: OrderScene, title: RefObject<HTMLElement | null>) {
  const before = useRef(scene);
  useEffect(() => {
    if (before.current === scene) return;
    const isAsked = scene === 'find' && before.current !== 'loading';
    before.current = scene;
    if (isAsked) title.current?.focus();
    else if (document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
  }, [scene, title]);
}
