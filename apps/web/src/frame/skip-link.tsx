import { useTexts } from '../i18n/texts.tsx';
import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {useTexts('frame').skip}
    </a>
  );
}
