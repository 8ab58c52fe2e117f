import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-sheet.module.css';

/** Heading, form and details in one screen. */
export function ContactSheet() {
  const { heading, intro } = useTexts('contact-page');
  return (
    <div className="wrap">
      <div className={`grid lined ${styles.sheet}`}>
        <header className={styles.head}>
          <h1>{heading}</h1>
          <p>{intro}</p>
        </header>
        <div className={styles.form}>
          <ContactForm />
        </div>
        <div className={styles.details}>
          <ContactDetails />
        </div>
      </div>
    </div>
  );
}
