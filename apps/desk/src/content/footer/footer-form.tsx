import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { languages } from '@kongres/content/facts/languages';
import { yearsToken } from '@kongres/content/format/footer-years';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskFooter, DeskFooters, FooterSaved } from '@kongres/contract/desk/content/footer';
import { Field } from '@kongres/ui/field.tsx';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { Conflict } from './conflict.tsx';
import styles from './footer.module.css';

const parts = ['top', 'middle', 'bottom'] as const;

/** What was typed, and the mark of the draft that it was typed over; null for none. */
export interface Written {
  content: DeskFooter['content'];
  seen: string | null;
}

interface FooterFormProps {
  state: DeskFooter;
  written: Written | undefined;
  mayEdit: boolean;
  onWrite: (written: Written | undefined) => void;
}

/** Saved as a draft over the one that was seen; if it is another by now, both are shown and one is chosen. */
export function FooterForm({ state, written, mayEdit, onWrite }: FooterFormProps) {
  const { texts } = useTexts();
  const queries = useQueryClient();
  const { language, draft } = state;
  const mark = draft?.mark ?? null;
  const { content, seen } = written ?? { content: (draft ?? state).content, seen: mark };
  const save = useDeed<Written & { language: string }, FooterSaved>('footerSave', (saved) => {
    if (!saved.draft) return;
    queries.setQueryData<DeskFooters>(['footer'], (known) => ({
      states: (known?.states ?? []).map((each) =>
        each.language === language ? { ...each, draft: saved.draft } : each,
      ),
    }));
    onWrite(undefined);
  });
  const drop = useDeed<{ language: string; mark: string }, object>('footerDrop', () =>
    onWrite(undefined),
  );
  const refusal = save.refusal ?? drop.refusal;
  useEffect(() => {
    if (refusal) void queries.invalidateQueries({ queryKey: ['footer'] });
  }, [refusal, queries]);
  const isBehind = written !== undefined && written.seen !== mark;
  const { fault = null, removed = [] } = save.answer ?? {};
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
        if (!save.isBusy) save.act({ language, content, seen });
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
            readOnly={!mayEdit || save.isBusy}
            maxLength={6000}
            error={
              fault?.part === part
                ? fillText(texts.footer[fault.code], { what: fault.what })
                : undefined
            }
            value={content[part]}
            onChange={({ target }) =>
              onWrite({ content: { ...content, [part]: target.value }, seen })
            }
          />
        ))}
      </div>
      {isBehind ? (
        <Conflict
          state={state}
          onTheirs={() => onWrite(undefined)}
          onMine={() => onWrite({ content, seen: mark })}
        />
      ) : (
        <Refusal error={refusal} />
      )}
      {mayEdit && (
        <p className={styles.deeds}>
          <button
            type="submit"
            className={written ? 'small main' : 'small'}
            aria-disabled={save.isBusy}
          >
            {texts.footer.save}
          </button>
          {draft && (
            <button
              type="button"
              className="small danger"
              onClick={() => drop.act({ language, mark: draft.mark })}
            >
              {texts.footer.drop}
            </button>
          )}
        </p>
      )}
      <div role="status">
        {save.answer?.draft && !written && <p>{texts.footer.saved}</p>}
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
      {drop.question && (
        <AskAgain
          question={fillText(texts.footer.askDrop, {
            language: languages.find(({ id }) => id === language)?.label ?? '',
          })}
          mutation={drop}
        />
      )}
    </form>
  );
}
