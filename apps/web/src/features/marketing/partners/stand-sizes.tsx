import type { PartnerPackage } from './partner-packages.server.ts';
import styles from './stand-sizes.module.css';

/** The packages' stands as squares, as large to each other as they are in the hall. */
export function StandSizes({ packages }: { packages: readonly PartnerPackage[] }) {
  return (
    <ul className={styles.sizes}>
      {packages.map(({ id, name, area }) => (
        <li key={id} data-size={id}>
          <b>{name}</b>
          <span className="mono">{area}</span>
        </li>
      ))}
    </ul>
  );
}
