import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskFooter } from '@kongres/contract/desk/content/footer';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { Refusal } from '../../components/refusal.tsx';
import styles from './footer.module.css';

const labelOf = (language: string) => languages.find(({ id }) => id === language)?.label ?? '';

/** The drafts that wait, all chosen unless somebody leaves one out; shown to everybody at once. */
export function PublishDrafts({ states }: { states: readonly DeskFooter[] }) {
  const { texts } = useTexts();
  const queries = useQueryClient();
  const [left, setLeft] = useState<readonly string[]>([]);
  const publish = useDeed<{ drafts: { language: string; mark: string }[] }, object>(
    'footerPublish',
    () => setLeft([]),
  );
  const { refusal, question } = publish;
  useEffect(() => {
    if (refusal) void queries.invalidateQueries({ queryKey: ['footer'] });
  }, [refusal, queries]);
  const drafts = states.flatMap(({ language, draft }) =>
    draft ? [{ language, mark: draft.mark }] : [],
  );
  const chosen = drafts.filter(({ language }) => !left.includes(language));
  return (
    <section className={styles.publish} aria-label={texts.footer.publishTitle}>
      {drafts.length > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!publish.isBusy && chosen.length > 0) publish.act({ drafts: chosen });
          }}
        >
          <h2>{texts.footer.publishTitle}</h2>
          {drafts.map(({ language }) => (
            <label key={language}>
              <input
                type="checkbox"
                checked={!left.includes(language)}
                onChange={({ target }) =>
                  setLeft(
                    target.checked ? left.filter((each) => each !== language) : [...left, language],
                  )
                }
              />
              {labelOf(language)}
            </label>
          ))}
          <button
            type="submit"
            className="small main"
            aria-disabled={publish.isBusy || chosen.length === 0}
          >
            {texts.footer.publish}
          </button>
        </form>
      )}
      <Refusal error={refusal} />
      <p role="status">{publish.answer && drafts.length === 0 && texts.footer.published}</p>
      {question && (
        <AskAgain
          question={fillText(texts.footer.askPublish, {
            languages: question.body.drafts.map(({ language }) => labelOf(language)).join(', '),
          })}
          mutation={publish}
        />
      )}
    </section>
  );
}
