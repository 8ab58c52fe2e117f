import { SelectField } from '@kongres/ui/select-field.tsx';
import { deskLanguages, useTexts, type DeskLanguage } from '../i18n/texts.tsx';

/** Chosen once for this browser. */
export function LanguageField() {
  const { texts, language, choose } = useTexts();
  return (
    <SelectField
      label={texts.language}
      value={language}
      onChange={(event) => choose(event.target.value as DeskLanguage)}
    >
      {Object.entries(deskLanguages).map(([id, name]) => (
        <option key={id} value={id} lang={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
