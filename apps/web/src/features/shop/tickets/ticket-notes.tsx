import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Sentence } from '../../../components/sentence.tsx';
import styles from './ticket-notes.module.css';

export function TicketNotes() {
  const { promo, group } = useTexts('tickets');
  const isOver = usePhase() === 'after';
  return (
    <div className={styles.notes}>
      <p className={styles.promo}>
        <Sentence text={promo} />
      </p>
      <p className="dim">
        <Sentence text={group} topic={isOver ? undefined : 'group-tickets'} />
      </p>
    </div>
  );
}
