import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { BonusData } from './bonuses.server.ts';
import styles from './ticket-bonuses.module.css';

interface TicketBonusesProps {
  bonuses: readonly BonusData[];
  heading: 'h2' | 'h3';
}

export function TicketBonuses({ bonuses, heading: Heading }: TicketBonusesProps) {
  const { bonuses: title } = useTexts('tickets');
  if (bonuses.length === 0) return null;
  return (
    <div className={styles.bonuses}>
      <Heading>{title}</Heading>
      <ul>
        {bonuses.map(({ id, name, giver, value }) => (
          <li key={id}>
            <b>{name}</b> <span className="dim">{giver}</span> <span className="mono">{value}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
