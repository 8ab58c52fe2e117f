import { fillText } from '@kongres/content/format/marked-text';
import { useMutation } from '@tanstack/react-query';
import {
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser';
import { call } from '../../lib/api/call.ts';
import { noticeSignedOut, queryClient, startAnew } from '../../lib/api/query-client.ts';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { LanguageField } from '../../components/language-field.tsx';
import { formatTime } from '../../components/format.ts';
import { browserName } from './browser-name.ts';
import { Page } from '../../components/page.tsx';
import { Refusal } from '../../components/refusal.tsx';
import styles from './me.module.css';

/** One's own way in: passkeys, sessions, language. */
export function Me() {
  const { texts, language } = useTexts();
  const { data: me } = useMe();
  const addPasskey = useMutation({
    mutationFn: async () => {
      const { options } = await call<{ options: PublicKeyCredentialCreationOptionsJSON }>(
        'passkeyBegin',
      );
      const credential = await startRegistration({ optionsJSON: options });
      await call('passkeyAdd', { body: { credential } });
      await queryClient.invalidateQueries();
    },
    onError: noticeSignedOut,
  });
  const remove = useDeed<{ id: string }, object>('passkeyRemove', () => {});
  const endSession = useDeed<{ id: string }, object>('sessionEnd', () => {});
  const signOut = useDeed<object, object>('signOut', () => startAnew('/'));
  const time = (moment: string) => ({ time: formatTime(moment, language) });
  if (!me) return null;
  return (
    <Page
      title={texts.me.title}
      lead={`${me.name}, ${texts.roles[me.role]}`}
      actions={
        <button type="button" className="small" onClick={() => signOut.act({})}>
          {texts.me.signOut}
        </button>
      }
    >
      <div className={`pane ${styles.columns}`}>
        <section className="stack" aria-labelledby="passkeys">
          <h2 id="passkeys">{texts.me.passkeys}</h2>
          <p>{texts.me.passkeysHint}</p>
          <ul className={styles.list}>
            {me.passkeys.map(({ id, madeAt, usedAt }) => (
              <li key={id}>
                <span>
                  {fillText(texts.me.made, time(madeAt))}, {fillText(texts.me.used, time(usedAt))}
                </span>
                {me.passkeys.length > 1 && (
                  <button type="button" className="small danger" onClick={() => remove.act({ id })}>
                    {fillText(texts.me.remove, time(madeAt))}
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
            {texts.me.add}
          </button>
          <Refusal error={addPasskey.error ?? remove.refusal} />
        </section>
        <section className="stack" aria-labelledby="sessions">
          <h2 id="sessions">{texts.me.sessions}</h2>
          <p>{texts.me.sessionsHint}</p>
          <ul className={styles.list}>
            {me.sessions.map(({ id, browser, madeAt, isThis }) => (
              <li key={id}>
                <span>
                  {fillText(texts.me.since, time(madeAt))}
                  {isThis && `, ${texts.me.thisOne}`}
                  <small>{browserName(browser)}</small>
                </span>
                {!isThis && (
                  <button type="button" className="small" onClick={() => endSession.act({ id })}>
                    {fillText(texts.me.endSession, time(madeAt))}
                  </button>
                )}
              </li>
            ))}
          </ul>
          <Refusal error={endSession.refusal ?? signOut.refusal} />
          <LanguageField />
        </section>
      </div>
    </Page>
  );
}
