import { languages, textFallback } from '@kongres/content/facts/languages';
import { Field } from '@kongres/ui/field.tsx';

/** The languages that words are asked for in; the others fall back to one of these. */
const asked = languages.filter(({ id }) => !textFallback[id]);

interface WordsFieldsProps {
  /** What a language's field is called. */
  labelOf: (language: string) => string;
  /** What stands in the fields at first. */
  words?: Readonly<Record<string, string>>;
}

export function WordsFields({ labelOf, words }: WordsFieldsProps) {
  return (
    <>
      {asked.map(({ id, label }) => (
        <Field
          key={id}
          name={id}
          label={labelOf(label)}
          lang={id}
          defaultValue={words?.[id]}
          maxLength={300}
          autoComplete="off"
        />
      ))}
    </>
  );
}

/** What was typed into them; languages that were left empty are not there. */
export function typedWords(form: HTMLFormElement): Record<string, string> {
  const typed = new FormData(form);
  return Object.fromEntries(
    asked.flatMap(({ id }) => {
      const words = typed.get(id);
      return typeof words === 'string' && words.trim() ? [[id, words.trim()]] : [];
    }),
  );
}
