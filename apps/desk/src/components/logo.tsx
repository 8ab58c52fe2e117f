import { logoBars, logoHeight, logoWidth } from '@kongres/ui/logo-bars.ts';
import styles from './logo.module.css';

export function Logo() {
  return (
    <svg className={styles.logo} viewBox={`0 0 ${logoWidth} ${logoHeight}`} aria-hidden="true">
      {logoBars.map(({ bar, ...piece }) => (
        <rect key={`${bar} ${piece.x}`} {...piece} fill="currentColor" />
      ))}
    </svg>
  );
}
