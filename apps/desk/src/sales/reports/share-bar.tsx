import { useTexts } from '../../i18n/texts.tsx';
import { formatPercent } from '../../components/format.ts';
import styles from './report.module.css';

export function ShareBar({ part, whole }: { part: number; whole: number }) {
  const { language } = useTexts();
  if (whole === 0) return '–';
  return (
    <span>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} width="100" height="1" />
        <rect width={(part / whole) * 100} height="1" />
      </svg>
      <b>{formatPercent(part / whole, language)}</b>
    </span>
  );
}
