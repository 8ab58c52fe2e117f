import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskFooters } from '@kongres/contract/desk/content/footer';
import { mayCall } from '@kongres/contract/desk/rules';
import { call } from '../../lib/api/call.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatTime } from '../../components/format.ts';
import { Page } from '../../components/page.tsx';
import { Refusal } from '../../components/refusal.tsx';
import styles from './footer.module.css';
import { FooterForm, type Written } from './footer-form.tsx';
import { FooterPreview } from './footer-preview.tsx';
import { FooterVersions } from './footer-versions.tsx';
import { PublishDrafts } from './publish-drafts.tsx';

/** What stands at the foot of every page; the language is in the address. */
export function Footer() {
  const { texts, language: spoken } = useTexts();
  const { data: me } = useMe();
  const [search, setSearch] = useSearchParams();
  const { data, error } = useQuery({
    queryKey: ['footer'],
    queryFn: () => call<DeskFooters>('footer'),
  });
  /** What was typed and not saved, by language: nobody loses it by looking at another. */
  const [written, setWritten] = useState<Partial<Record<LanguageCode, Written>>>({});
  const [version, setVersion] = useState<number | null>(null);
  const wanted = search.get('language');
  const states = data?.states ?? [];
  const state = states.find(({ language }) => language === wanted) ?? states[0];
  const mayEdit = me ? mayCall(me.role, 'footerSave') : false;

  function choose(language: LanguageCode) {
    setVersion(null);
    setSearch({ language }, { replace: true });
  }

  return (
    <Page
      title={texts.footer.title}
      actions={
        <div className={styles.languages} role="group" aria-label={texts.footer.languages}>
          {states.map(({ language, draft }) => (
            <button
              key={language}
              type="button"
              className="small"
              aria-pressed={language === state?.language}
              onClick={() => choose(language)}
            >
              {languages.find(({ id }) => id === language)?.label}
              {written[language] ? `, ${texts.footer.unsaved}` : draft && `, ${texts.footer.draft}`}
            </button>
          ))}
        </div>
      }
    >
      <Refusal error={error} />
      {state && (
        <>
          {mayEdit && <PublishDrafts states={states} />}
          <p className={styles.shown}>
            {state.publishedAt
              ? fillText(texts.footer.shown, {
                  version: String(state.version),
                  time: formatTime(state.publishedAt, spoken),
                })
              : texts.footer.builtIn}{' '}
            {state.draft &&
              fillText(texts.footer.savedBy, {
                author: state.draft.author ?? texts.footer.unknownAuthor,
                time: formatTime(state.draft.savedAt, spoken),
              })}{' '}
            {/* Whoever sees no overview comes from here. */}
            {me && mayCall(me.role, 'launch') && !mayCall(me.role, 'overview') && (
              <Link to="/launch">{texts.launch.link}</Link>
            )}
          </p>
          <FooterForm
            key={state.language}
            state={state}
            written={written[state.language]}
            mayEdit={mayEdit}
            onWrite={(next) => setWritten((all) => ({ ...all, [state.language]: next }))}
          />
          <FooterPreview state={state} version={version} onBack={() => setVersion(null)} />
          <FooterVersions
            key={`versions ${state.language}`}
            state={state}
            mayEdit={mayEdit}
            onLook={setVersion}
          />
        </>
      )}
    </Page>
  );
}
