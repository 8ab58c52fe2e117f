import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { useTexts } from '../../i18n/texts.tsx';
import styles from './announcements.module.css';

interface LanguageTabsProps {
  value: LanguageCode;
  onChange: (language: LanguageCode) => void;
  filledLanguages: readonly LanguageCode[];
}

export function LanguageTabs({ value, onChange, filledLanguages }: LanguageTabsProps) {
  const { texts } = useTexts();
  const { language, filled: written, empty } = texts.announcements;
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{language}</legend>
      {languages.map(({ id, label }) => (
        <label key={id}>
          <input type="radio" name="shown" checked={id === value} onChange={() => onChange(id)} />
          {label}
          <small>{filledLanguages.includes(id) ? written : empty}</small>
        </label>
      ))}
    </fieldset>
  );
}
