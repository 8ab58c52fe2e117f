import type { PartnerPackage } from './partner-packages.server.ts';
import styles from './stand-sizes.module.css';

/** Stand areas drawn to scale. */
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
