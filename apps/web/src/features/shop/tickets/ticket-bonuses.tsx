import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { BonusData } from './bonuses.server.ts';
import styles from './ticket-bonuses.module.css';

export function TicketBonuses({ bonuses }: { bonuses: readonly BonusData[] }) {
  const { bonuses: title } = useTexts('tickets');
  if (bonuses.length === 0) return null;
  return (
    <div className={styles.bonuses}>
      <h3>{title}</h3>
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
