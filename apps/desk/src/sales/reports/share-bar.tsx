import { useTexts } from '../../i18n/texts.tsx';
import { formatShare } from '../../components/format.ts';
import styles from './report.module.css';

/** A part of a whole as a bar within a table, the number beside it; nothing where there is no whole. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  const { language } = useTexts();
  if (whole === 0) return '–';
  return (
    <span>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} width="100" height="1" />
        <rect width={(part / whole) * 100} height="1" />
      </svg>
      <b>{formatShare(part / whole, language)}</b>
    </span>
  );
}
