import { SelectField } from '@kongres/ui/select-field.tsx';
import { deskLanguages, useTexts, type DeskLanguage } from '../i18n/texts.tsx';

export function LanguageField() {
  const { texts, language, setLanguage } = useTexts();
  return (
    <SelectField
      label={texts.language}
      value={language}
      onChange={(event) => setLanguage(event.target.value as DeskLanguage)}
    >
      {Object.entries(deskLanguages).map(([id, name]) => (
        <option key={id} value={id} lang={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
