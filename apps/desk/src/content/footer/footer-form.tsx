import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { languages } from '@kongres/content/facts/languages';
import { yearsToken } from '@kongres/content/format/footer-years';
import { fillText } from '@kongres/content/format/marked-text';
import type {
  DeskFooter,
  DeskFooters,
  SaveFooterDraftResult,
} from '@kongres/contract/desk/content/footer';
import { Field } from '@kongres/ui/field.tsx';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { DraftConflict } from './draft-conflict.tsx';
import styles from './footer.module.css';

const parts = ['top', 'middle', 'bottom'] as const;

/** Unsaved content and the version of the draft that it is based on; null for none. */
export interface UnsavedFooter {
  content: DeskFooter['content'];
  seen: string | null;
}

interface FooterFormProps {
  state: DeskFooter;
  unsaved: UnsavedFooter | undefined;
  canEdit: boolean;
  onChange: (written: UnsavedFooter | undefined) => void;
}

export function FooterForm({ state, unsaved, canEdit, onChange }: FooterFormProps) {
  const { texts } = useTexts();
  const queries = useQueryClient();
  const { language, draft } = state;
  const mark = draft?.mark ?? null;
  const { content, seen } = unsaved ?? { content: (draft ?? state).content, seen: mark };
  const save = useDeskMutation<UnsavedFooter & { language: string }, SaveFooterDraftResult>(
    'saveFooterDraft',
    (saved) => {
      if (!saved.draft) return;
      queries.setQueryData<DeskFooters>(['footer'], (known) => ({
        states: (known?.states ?? []).map((each) =>
          each.language === language ? { ...each, draft: saved.draft } : each,
        ),
      }));
      onChange(undefined);
    },
  );
  const discard = useDeskMutation<{ language: string; mark: string }, object>(
    'discardFooterDraft',
    () => onChange(undefined),
  );
  const error = save.error ?? discard.error;
  useEffect(() => {
    if (error) void queries.invalidateQueries({ queryKey: ['footer'] });
  }, [error, queries]);
  const hasConflict = unsaved !== undefined && unsaved.seen !== mark;
  const { error: fieldError = null, removed = [] } = save.data ?? {};
  const hints = {
    top: fillText(texts.footer.topHint, { years: yearsToken }),
    middle: texts.footer.middleHint,
    bottom: texts.footer.bottomHint,
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isBusy) save.mutate({ language, content, seen });
      }}
    >
      <div className={styles.parts}>
        {parts.map((part) => (
          <Field
            key={part}
            multiline
            rows={7}
            spellCheck={false}
            lang={language}
            label={texts.footer[part]}
            hint={hints[part]}
            readOnly={!canEdit || save.isBusy}
            maxLength={6000}
            error={
              fieldError?.part === part
                ? fillText(texts.footer[fieldError.code], { what: fieldError.what })
                : undefined
            }
            value={content[part]}
            onChange={({ target }) =>
              onChange({ content: { ...content, [part]: target.value }, seen })
            }
          />
        ))}
      </div>
      {hasConflict ? (
        <DraftConflict
          state={state}
          onUseOther={() => onChange(undefined)}
          onKeepMine={() => onChange({ content, seen: mark })}
        />
      ) : (
        <ErrorNotice error={error} />
      )}
      {canEdit && (
        <p className={styles.actions}>
          <button
            type="submit"
            className={unsaved ? 'small main' : 'small'}
            aria-disabled={save.isBusy}
          >
            {texts.footer.save}
          </button>
          {draft && (
            <button
              type="button"
              className="small danger"
              onClick={() => discard.mutate({ language, mark: draft.mark })}
            >
              {texts.footer.discard}
            </button>
          )}
        </p>
      )}
      <div role="status">
        {save.data?.draft && !unsaved && <p>{texts.footer.saved}</p>}
        {removed.length > 0 && (
          <>
            <p>{texts.footer.removed}</p>
            <ul className={styles.removed}>
              {removed.map(({ part, what }) => (
                <li key={`${part} ${what}`}>
                  {texts.footer[part]}: <code>{what.replace(/^(.*) of <(.*)>$/, '<$2 $1>')}</code>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {discard.question && (
        <ConfirmDialog
          question={fillText(texts.footer.confirmDiscard, {
            language: languages.find(({ id }) => id === language)?.label ?? '',
          })}
          mutation={discard}
        />
      )}
    </form>
  );
}
