import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { useTexts } from '../../i18n/texts.tsx';
import styles from './announcements.module.css';

interface LanguageTabsProps {
  shown: LanguageCode;
  onShow: (language: LanguageCode) => void;
  /** Those that something was written in. */
  filled: readonly LanguageCode[];
}

/** One of five, each with whether it has words. */
export function LanguageTabs({ shown, onShow, filled }: LanguageTabsProps) {
  const { texts } = useTexts();
  const { language, filled: written, empty } = texts.announcements;
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{language}</legend>
      {languages.map(({ id, label }) => (
        <label key={id}>
          <input type="radio" name="shown" checked={id === shown} onChange={() => onShow(id)} />
          {label}
          <small>{filled.includes(id) ? written : empty}</small>
        </label>
      ))}
    </fieldset>
  );
}
