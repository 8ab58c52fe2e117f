import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import type { AnnouncementTexts } from '@kongres/contract/desk/comms/announcements';
import { maxBodyLength, maxSubjectLength } from '@kongres/contract/desk/comms/announcement-states';
import { Field } from '@kongres/ui/field.tsx';
import { useTexts } from '../../i18n/texts.tsx';
import { getLanguageName } from '../../i18n/language-name.ts';
import styles from './announcements.module.css';
import { LanguageTabs } from './language-tabs.tsx';

interface ContentFieldsProps {
  contents: AnnouncementTexts;
  shownLanguage: LanguageCode;
  onShow: (language: LanguageCode) => void;
  onChange: (words: AnnouncementTexts) => void;
}

export function ContentFields({ contents, shownLanguage, onShow, onChange }: ContentFieldsProps) {
  const { texts } = useTexts();
  const { subject = '', body = '' } = contents[shownLanguage] ?? {};
  const change = (more: { subject?: string; body?: string }) =>
    onChange({ ...contents, [shownLanguage]: { subject, body, ...more } });
  return (
    <section className={styles.fields} aria-labelledby="content">
      <h2 id="content">{texts.announcements.content}</h2>
      <p>{texts.announcements.contentHint}</p>
      <LanguageTabs
        value={shownLanguage}
        onChange={onShow}
        filledLanguages={languages
          .map(({ id }) => id)
          .filter((id) => contents[id]?.subject && contents[id].body)}
      />
      <Field
        label={`${texts.announcements.subject}, ${getLanguageName(shownLanguage)}`}
        lang={shownLanguage}
        autoComplete="off"
        maxLength={maxSubjectLength}
        value={subject}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <Field
        multiline
        label={`${texts.announcements.body}, ${getLanguageName(shownLanguage)}`}
        lang={shownLanguage}
        rows={10}
        maxLength={maxBodyLength}
        value={body}
        onChange={({ target }) => change({ body: target.value })}
      />
    </section>
  );
}
