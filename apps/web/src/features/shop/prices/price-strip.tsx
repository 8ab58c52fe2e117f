import { fillText } from '@kongres/content/format/marked-text';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { useCurrentPlans } from '../tickets/sale/use-current-plans.ts';
import { useTicketStates } from '../tickets/sale/use-ticket-states.ts';
import type { TicketPlan } from '../tickets/ticket-plans.server.ts';
import styles from './price-strip.module.css';

/** Current prices only: a crossed-out price would require the lowest earlier one. */
export function PriceStrip({ plans: built }: { plans: readonly TicketPlan[] }) {
  const { prices } = useTexts('home');
  const tickets = useTexts('tickets');
  const states = useTicketStates();
  const plans = useCurrentPlans(built);
  if (usePhase() === 'after') return null;
  return (
    <section className={`wrap ${styles.prices}`} aria-label={prices.label}>
      <dl className={`grid lined ${styles.strip}`}>
        {plans.map(({ id, name, net, gross }) => {
          const state = states[id];
          return (
            <div key={id}>
              <dt className="mono upper">{name}</dt>
              {state === 'open' ? (
                <>
                  <dd className={styles.net}>{fillText(prices.net, { amount: net })}</dd>
                  <dd className={styles.gross}>{fillText(prices.gross, { amount: gross })}</dd>
                </>
              ) : (
                <dd className={styles.net}>{tickets.states[state]}</dd>
              )}
            </div>
          );
        })}
      </dl>
      <ButtonLink kind="secondary" to="tickets">
        {prices.link}
      </ButtonLink>
    </section>
  );
}
