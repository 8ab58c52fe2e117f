import { languages, textFallback } from '@kongres/content/facts/languages';
import { Field } from '@kongres/ui/field.tsx';

/** Languages without a fallback. */
const inputLanguages = languages.filter(({ id }) => !textFallback[id]);

interface LocalizedTextFieldsProps {
  getLabel: (language: string) => string;
  texts?: Readonly<Record<string, string>>;
}

export function LocalizedTextFields({ getLabel, texts }: LocalizedTextFieldsProps) {
  return (
    <>
      {inputLanguages.map(({ id, label }) => (
        <Field
          key={id}
          name={id}
          label={getLabel(label)}
          lang={id}
          defaultValue={texts?.[id]}
          maxLength={300}
          autoComplete="off"
        />
      ))}
    </>
  );
}

/** Omits languages that were left empty. */
export function readLocalizedText(form: HTMLFormElement): Record<string, string> {
  const formData = new FormData(form);
  return Object.fromEntries(
    inputLanguages.flatMap(({ id }) => {
      const text = formData.get(id);
      return typeof text === 'string' && text.trim() ? [[id, text.trim()]] : [];
    }),
  );
}
