import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskFooters } from '@kongres/contract/desk/content/footer';
import { canRoleCall } from '@kongres/contract/desk/routes';
import { callApi } from '../../lib/api/call-api.ts';
import { useCurrentUser } from '../../lib/api/use-current-user.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatTime } from '../../components/format.ts';
import { Page } from '../../components/page.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from './footer.module.css';
import { FooterForm, type UnsavedFooter } from './footer-form.tsx';
import { FooterPreview } from './footer-preview.tsx';
import { FooterVersions } from './footer-versions.tsx';
import { PublishDrafts } from './publish-drafts.tsx';

export function FooterPage() {
  const { texts, language: deskLanguage } = useTexts();
  const { data: me } = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  const { data, error } = useQuery({
    queryKey: ['footer'],
    queryFn: () => callApi<DeskFooters>('listFooters'),
  });
  /** Unsaved content by language, kept while another language is shown. */
  const [unsaved, setUnsaved] = useState<Partial<Record<LanguageCode, UnsavedFooter>>>({});
  const [version, setVersion] = useState<number | null>(null);
  const requestedLanguage = search.get('language');
  const states = data?.states ?? [];
  const state = states.find(({ language }) => language === requestedLanguage) ?? states[0];
  const canEdit = me ? canRoleCall(me.role, 'saveFooterDraft') : false;

  function chooseLanguage(language: LanguageCode) {
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
              onClick={() => chooseLanguage(language)}
            >
              {languages.find(({ id }) => id === language)?.label}
              {unsaved[language] ? `, ${texts.footer.unsaved}` : draft && `, ${texts.footer.draft}`}
            </button>
          ))}
        </div>
      }
    >
      <ErrorNotice error={error} />
      {state && (
        <>
          {canEdit && <PublishDrafts states={states} />}
          <p className={styles.current}>
            {state.publishedAt
              ? fillText(texts.footer.liveVersion, {
                  version: String(state.version),
                  time: formatTime(state.publishedAt, deskLanguage),
                })
              : texts.footer.liveBuiltIn}{' '}
            {state.draft &&
              fillText(texts.footer.savedBy, {
                author: state.draft.author ?? texts.footer.unknownAuthor,
                time: formatTime(state.draft.savedAt, deskLanguage),
              })}{' '}
            {/* Roles without the overview have no other link to the checklist. */}
            {me &&
              canRoleCall(me.role, 'getLaunchChecklist') &&
              !canRoleCall(me.role, 'getOverview') && (
                <Link to="/launch-checklist">{texts.launchChecklist.title}</Link>
              )}
          </p>
          <FooterForm
            key={state.language}
            state={state}
            unsaved={unsaved[state.language]}
            canEdit={canEdit}
            onChange={(next) => setUnsaved((all) => ({ ...all, [state.language]: next }))}
          />
          <FooterPreview state={state} version={version} onBack={() => setVersion(null)} />
          <FooterVersions
            key={`versions ${state.language}`}
            state={state}
            canEdit={canEdit}
            onView={setVersion}
          />
        </>
      )}
    </Page>
  );
}
