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
import { OrderActions, type OrderViewState } from './order-actions.tsx';
import { ManageOrder } from './manage-order.tsx';
import { OrderDownloads } from './order-downloads.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderStub, type StubTexts } from './order-stub.tsx';
import styles from './order-ticket.module.css';
import { useOrder } from './state/use-order.ts';

const scenesWithoutTicket: readonly OrderViewState[] = [
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

/** The order, drawn as a ticket: torn if it will not become one. */
export function OrderTicket({ words }: { words: StubTexts }) {
  const texts = useTexts('order');
  const { pages } = useTexts('frame');
  const { id: code } = useLanguage();
  const state = useOrder();
  const { order, failure, isPaused, isChecking } = state;
  const title = useRef<HTMLHeadingElement>(null);
  const [correctedToken, setCorrectedToken] = useState<string | null>(null);
  const [transferredToken, setTransferredToken] = useState<string | null>(null);
  const scene = getScene();
  useFocusOnChange(scene, title);
  const isUndelivered = scene === 'paid' && order?.mailRefused;
  const { heading, text } = texts.scenes[isUndelivered ? 'undelivered' : scene];
  useStateTitle(heading);
  const stateText = order
    ? fillText(text, { buyerEmail: order.email, gross: formatMoney(order.grossMinor, code) })
    : text;
  return (
    <div className="wrap">
      <div className={`lined ${styles.sheet}`}>
        <div
          className={styles.ticket}
          data-scene={scene}
          data-torn={scenesWithoutTicket.includes(scene) || undefined}
        >
          <div className={styles.stub}>
            <OrderStub order={order} words={words} />
          </div>
          <div className={styles.body}>
            <div className={styles.state} role="status">
              <p className="mono upper">{pages.order}</p>
              <h1 ref={title} tabIndex={-1}>
                {heading}
              </h1>
              <p className={styles.text}>
                <Sentence text={stateText} />
              </p>
              {correctedToken !== null && correctedToken === state.token && (
                <p>{texts.correct.done}</p>
              )}
              {isPaused && <p className="dim">{texts.resting}</p>}
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
          </div>
        </div>
        {order && (
          <div className={styles.details}>
            <OrderFacts order={order} />
            {scene === 'paid' && (
              <ManageOrder
                key={state.token}
                order={order}
                token={state.token}
                onCancelled={(cancelled) => {
                  state.patchOrder(cancelled);
                  title.current?.focus();
                }}
                onTooLate={() => {
                  state.refresh();
                  title.current?.focus();
                }}
                onEmailChanged={(moved) => {
                  state.replaceOrder(moved);
                  setCorrectedToken(moved.token);
                  title.current?.focus();
                }}
                onTransferred={() => {
                  setTransferredToken(state.token);
                  title.current?.focus();
                }}
                onStale={state.refresh}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );

  function getScene(): OrderViewState {
    if (failure === 'none') return 'find';
    if (transferredToken !== null && transferredToken === state.token) return 'passedOn';
    if (failure === 'moved' || failure === 'unknown') return failure;
    if (!order) return failure ?? 'loading';
    return order.state === 'expired' && state.isReturned ? 'returned' : order.state;
  }
}

/** Focuses the heading of a new state if the focused element has disappeared or the visitor has opened the form. */
function useFocusOnChange(scene: OrderViewState, title: RefObject<HTMLElement | null>) {
  const previousScene = useRef(scene);
  useEffect(() => {
    if (previousScene.current === scene) return;
    const isFormRequested = scene === 'find' && previousScene.current !== 'loading';
    previousScene.current = scene;
    if (isFormRequested) title.current?.focus();
    else if (document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
  }, [scene, title]);
}
