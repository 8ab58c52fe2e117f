import { useRef } from 'react';
import { DeferredHydration } from '../../../lib/deferred-hydration/deferred-hydration.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Sentence } from '../../../components/sentence.tsx';
import type { BonusData } from './bonuses.server.ts';
import { TicketBonuses } from './ticket-bonuses.tsx';
import { TicketCards } from './ticket-cards.tsx';
import { TicketNotes } from './ticket-notes.tsx';
import type { TicketPlan } from './ticket-plans.server.ts';
import styles from './ticket-shop.module.css';

interface TicketShopProps {
  plans: readonly TicketPlan[];
  bonuses: readonly BonusData[];
}

/** First screen of the tickets page: nothing but the title stands above the prices. */
export function TicketShop({ plans, bonuses }: TicketShopProps) {
  const { heading, intro } = useTexts('tickets-page');
  const content = useRef<HTMLDivElement>(null);
  return (
    <div className="wrap">
      <div className="lined">
        <header className={`grid ${styles.heading}`}>
          <h1>{heading}</h1>
          <p>
            <Sentence text={intro} />
          </p>
        </header>
        <div ref={content}>
          <DeferredHydration container={content}>
            <div className={styles.cards}>
              <TicketCards plans={plans} heading="h2" />
            </div>
            <div className={styles.notes}>
              <TicketNotes />
            </div>
            <TicketBonuses bonuses={bonuses} heading="h2" />
          </DeferredHydration>
        </div>
      </div>
    </div>
  );
}
