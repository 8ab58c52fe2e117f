import styles from './icon.module.css';

const paths = {
  arrow: 'M4 12h16m-6-6 6 6-6 6',
  down: 'm6 9 6 6 6-6',
  close: 'm5 5 14 14M19 5 5 19',
  menu: 'M3 6h18M3 12h18M3 18h18',
  check: 'm4 13 5 5L20 6',
  plus: 'M12 4v16M4 12h16',
  alert: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4v6m0 3v.5',
  download: 'M12 3v13m-6-6 6 6 6-6M4 21h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m5 11.5 5 5',
  calendar: 'M4 6h16v14H4zm0 4h16M8 3v5m8-5v5',
  link: 'm10 14 4-4m-3-3 2-2a4 4 0 0 1 6 6l-2 2m-4 4-2 2a4 4 0 0 1-6-6l2-2',
  lock: 'M6 11h12v10H6zm3 0V7a3 3 0 0 1 6 0v4',
} as const;

/** Decorative: needs a text or label beside it. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
