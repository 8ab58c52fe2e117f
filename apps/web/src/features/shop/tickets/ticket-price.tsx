import { fillText } from '@kongres/content/format/marked-text';
import { Rich } from '../../../lib/i18n/rich.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { TicketPlan } from './ticket-plans.server.ts';
import styles from './ticket-price.module.css';

/** The terms require gross directly below net; the lowest earlier price is required by the Omnibus Directive. */
export function TicketPrice({ plan }: { plan: TicketPlan }) {
  const { price } = useTexts('tickets');
  return (
    <>
      <div className={styles.price}>
        <p className={styles.net}>
          <b>{plan.amount}</b> <span className="mono">{price.unit}</span>
        </p>
        <p className={styles.gross}>
          <Rich text={fillText(price.gross, { amount: plan.gross })} tags={{ b: <b /> }} />
        </p>
      </div>
      <div className={styles.before}>
        {plan.original && (
          <p className={`mono ${styles.was}`}>
            <span className="visually-hidden">{price.was}: </span>
            <s>{fillText(price.net, { amount: plan.original })}</s>
          </p>
        )}
        {plan.lowestNet && plan.lowestGross && (
          <p className={styles.lowest}>
            {fillText(price.lowest, { net: plan.lowestNet, gross: plan.lowestGross })}
          </p>
        )}
      </div>
    </>
  );
}
