import { claims } from '@kongres/content/facts/figures';
import styles from './networking-tables.module.css';

const seats = Array.from({ length: 6 }, (_, seat) => {
  const angle = (seat / 6) * 2 * Math.PI - Math.PI / 2;
  return [(30 + Math.cos(angle) * 22).toFixed(1), (30 + Math.sin(angle) * 22).toFixed(1)] as const;
});

export function NetworkingTables() {
  return (
    <div className={styles.tables} aria-hidden="true">
      {Array.from({ length: claims.networkingTables }, (_, table) => (
        <svg key={`table ${table + 1}`} viewBox="0 0 60 60">
          <circle cx="30" cy="30" r="12.5" />
          {seats.map(([x, y]) => (
            <circle key={x + y} className={styles.seat} cx={x} cy={y} r="5.6" />
          ))}
        </svg>
      ))}
    </div>
  );
}
