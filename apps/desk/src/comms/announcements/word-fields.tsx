import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import type { DeskWords } from '@kongres/contract/desk/comms/announcements';
import { longestBody, longestSubject } from '@kongres/contract/desk/comms/announcement-states';
import { Field } from '@kongres/ui/field.tsx';
import { useTexts } from '../../i18n/texts.tsx';
import { languageName } from '../../i18n/language-name.ts';
import styles from './announcements.module.css';
import { LanguageTabs } from './language-tabs.tsx';

interface WordFieldsProps {
  words: DeskWords;
  shown: LanguageCode;
  onShow: (language: LanguageCode) => void;
  onChange: (words: DeskWords) => void;
}

/** Subject and text, one language at a time. */
export function WordFields({ words, shown, onShow, onChange }: WordFieldsProps) {
  const { texts } = useTexts();
  const { subject = '', body = '' } = words[shown] ?? {};
  const change = (more: { subject?: string; body?: string }) =>
    onChange({ ...words, [shown]: { subject, body, ...more } });
  return (
    <section className={styles.fields} aria-labelledby="words">
      <h2 id="words">{texts.announcements.words}</h2>
      <p>{texts.announcements.wordsHint}</p>
      <LanguageTabs
        shown={shown}
        onShow={onShow}
        filled={languages.map(({ id }) => id).filter((id) => words[id]?.subject && words[id].body)}
      />
      <Field
        label={`${texts.announcements.subject}, ${languageName(shown)}`}
        lang={shown}
        autoComplete="off"
        maxLength={longestSubject}
        value={subject}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <Field
        multiline
        label={`${texts.announcements.body}, ${languageName(shown)}`}
        lang={shown}
        rows={10}
        maxLength={longestBody}
        value={body}
        onChange={({ target }) => change({ body: target.value })}
      />
    </section>
  );
}
