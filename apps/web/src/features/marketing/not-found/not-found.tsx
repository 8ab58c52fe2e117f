import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import styles from './not-found.module.css';

export function NotFound() {
  const { code, heading, text, home } = useTexts('not-found');
  return (
    <div className="wrap">
      <header className={`grid lined ${styles.missing}`}>
        <Drawing name="calm-lines" width={1440} height={120} className={styles.flatline} />
        <p className="mono upper">{code}</p>
        <h1>{heading}</h1>
        <p className={styles.text}>{text}</p>
        <p className={styles.button}>
          <ButtonLink to="home">{home}</ButtonLink>
        </p>
      </header>
    </div>
  );
}
