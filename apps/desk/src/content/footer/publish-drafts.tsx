import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskFooter } from '@kongres/contract/desk/content/footer';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from './footer.module.css';

const getLanguageLabel = (language: string) =>
  languages.find(({ id }) => id === language)?.label ?? '';

/** Publishes the chosen drafts together; all are chosen by default. */
export function PublishDrafts({ states }: { states: readonly DeskFooter[] }) {
  const { texts } = useTexts();
  const queries = useQueryClient();
  const [excluded, setExcluded] = useState<readonly string[]>([]);
  const publish = useDeskMutation<{ drafts: { language: string; mark: string }[] }, object>(
    'publishFooter',
    () => setExcluded([]),
  );
  const { error, question } = publish;
  useEffect(() => {
    if (error) void queries.invalidateQueries({ queryKey: ['footer'] });
  }, [error, queries]);
  const drafts = states.flatMap(({ language, draft }) =>
    draft ? [{ language, mark: draft.mark }] : [],
  );
  const chosen = drafts.filter(({ language }) => !excluded.includes(language));
  return (
    <section className={styles.publish} aria-label={texts.footer.publishTitle}>
      {drafts.length > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!publish.isBusy && chosen.length > 0) publish.mutate({ drafts: chosen });
          }}
        >
          <h2>{texts.footer.publishTitle}</h2>
          {drafts.map(({ language }) => (
            <label key={language}>
              <input
                type="checkbox"
                checked={!excluded.includes(language)}
                onChange={({ target }) =>
                  setExcluded(
                    target.checked
                      ? excluded.filter((each) => each !== language)
                      : [...excluded, language],
                  )
                }
              />
              {getLanguageLabel(language)}
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
      <ErrorNotice error={error} />
      <p role="status">{publish.data && drafts.length === 0 && texts.footer.published}</p>
      {question && (
        <ConfirmDialog
          question={fillText(texts.footer.confirmPublish, {
            languages: question.body.drafts
              .map(({ language }) => getLanguageLabel(language))
              .join(', '),
          })}
          mutation={publish}
        />
      )}
    </section>
  );
}
