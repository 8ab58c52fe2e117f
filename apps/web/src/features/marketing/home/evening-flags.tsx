import { LocalLink } from '../../../lib/routing/local-link.tsx';
import styles from './evening-flags.module.css';
import type { HeroData } from './hero.server.ts';

export function EveningFlags({ evenings }: Pick<HeroData, 'evenings'>) {
  return (
    <ul className={styles.flags}>
      {evenings.map(({ id, name, when }) => (
        <li key={id}>
          <LocalLink to={id}>
            <span className="mono">{when}</span>
            <b>{name}</b>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
