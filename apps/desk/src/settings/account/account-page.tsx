import { fillText } from '@kongres/content/format/marked-text';
import { useMutation } from '@tanstack/react-query';
import {
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser';
import { callApi } from '../../lib/api/call-api.ts';
import { handleSignedOut, queryClient, reloadAt } from '../../lib/api/query-client.ts';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useCurrentUser } from '../../lib/api/use-current-user.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { LanguageField } from '../../components/language-field.tsx';
import { formatTime } from '../../components/format.ts';
import { formatBrowserName } from './browser-name.ts';
import { Page } from '../../components/page.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from './account-page.module.css';

export function AccountPage() {
  const { texts, language } = useTexts();
  const { data: me } = useCurrentUser();
  const addPasskey = useMutation({
    mutationFn: async () => {
      const { options } = await callApi<{ options: PublicKeyCredentialCreationOptionsJSON }>(
        'beginPasskey',
      );
      const credential = await startRegistration({ optionsJSON: options });
      await callApi('addPasskey', { body: { credential } });
      await queryClient.invalidateQueries();
    },
    onError: handleSignedOut,
  });
  const remove = useDeskMutation<{ id: string }, object>('removePasskey', () => {});
  const endSession = useDeskMutation<{ id: string }, object>('endSession', () => {});
  const signOut = useDeskMutation<object, object>('signOut', () => reloadAt('/'));
  const time = (moment: string) => ({ time: formatTime(moment, language) });
  if (!me) return null;
  return (
    <Page
      title={texts.account.title}
      lead={`${me.name}, ${texts.roles[me.role]}`}
      actions={
        <button type="button" className="small" onClick={() => signOut.mutate({})}>
          {texts.account.signOut}
        </button>
      }
    >
      <div className={`pane ${styles.columns}`}>
        <section className="stack" aria-labelledby="passkeys">
          <h2 id="passkeys">{texts.account.passkeys}</h2>
          <p>{texts.account.passkeysHint}</p>
          <ul className={styles.list}>
            {me.passkeys.map(({ id, createdAt, lastUsedAt }) => (
              <li key={id}>
                <span>
                  {fillText(texts.account.createdAt, time(createdAt))},{' '}
                  {fillText(texts.account.usedAt, time(lastUsedAt))}
                </span>
                {me.passkeys.length > 1 && (
                  <button
                    type="button"
                    className="small danger"
                    onClick={() => remove.mutate({ id })}
                  >
                    {fillText(texts.account.removePasskey, time(createdAt))}
                  </button>
                )}
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="small main"
            aria-disabled={addPasskey.isPending}
            onClick={() => !addPasskey.isPending && addPasskey.mutate()}
          >
            {texts.account.addPasskey}
          </button>
          <ErrorNotice error={addPasskey.error ?? remove.error} />
        </section>
        <section className="stack" aria-labelledby="sessions">
          <h2 id="sessions">{texts.account.sessions}</h2>
          <p>{texts.account.sessionsHint}</p>
          <ul className={styles.list}>
            {me.sessions.map(({ id, browser, createdAt, isCurrent }) => (
              <li key={id}>
                <span>
                  {fillText(texts.account.since, time(createdAt))}
                  {isCurrent && `, ${texts.account.currentSession}`}
                  <small>{formatBrowserName(browser)}</small>
                </span>
                {!isCurrent && (
                  <button type="button" className="small" onClick={() => endSession.mutate({ id })}>
                    {fillText(texts.account.endSession, time(createdAt))}
                  </button>
                )}
              </li>
            ))}
          </ul>
          <ErrorNotice error={endSession.error ?? signOut.error} />
          <LanguageField />
        </section>
      </div>
    </Page>
  );
}
